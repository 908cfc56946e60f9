package be.becivic.ner;

import be.becivic.ner.result.PersonSpan;
import be.becivic.ner.text.ModelLanguage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** A text with its marks and, below it, what each mark rests on; for the person who reviews it. */
public record Explanation(String text, Set<ModelLanguage> languages, List<PersonSpan> spans) {

  public static Explanation of(
      Recogniser recogniser, String text, Optional<ModelLanguage> language) {
    Set<ModelLanguage> languages =
        language.map(Set::of).orElseGet(() -> recogniser.languages(text));
    return new Explanation(text, languages, recogniser.recognise(text, language));
  }

  public String render() {
    var lines = new ArrayList<String>();
    lines.add(marked());
    lines.add("read as " + read());
    if (spans.isEmpty()) {
      lines.add("no person marked");
    }
    for (int i = 0; i < spans.size(); i++) {
      PersonSpan span = spans.get(i);
      lines.add(
          "%d  %d-%d  %s: %s"
              .formatted(
                  i + 1, span.start(), span.end(), span.reason().kind(), span.reason().detail()));
    }
    return String.join("\n", lines);
  }

  private String read() {
    return languages.size() == ModelLanguage.values().length
        ? "any language"
        : languages.stream().map(ModelLanguage::code).sorted().collect(Collectors.joining(", "));
  }

  private String marked() {
    var marked = new StringBuilder();
    int from = 0;
    for (PersonSpan span : spans) {
      marked.append(text, from, span.start()).append('[');
      marked.append(text, span.start(), span.end()).append(']');
      from = span.end();
    }
    return marked.append(text, from, text.length()).toString();
  }
}
