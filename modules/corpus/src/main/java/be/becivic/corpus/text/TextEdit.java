package be.becivic.corpus.text;

import java.util.Comparator;
import java.util.List;

/** Replaces one span of a text and nothing else. */
public record TextEdit(Span span, String replacement) {

  public static TextEdit insert(int offset, String added) {
    return new TextEdit(Span.at(offset), added);
  }

  /** Applies edits that do not overlap; insertions at one offset keep the order given. */
  public static String applyAll(String text, List<TextEdit> edits) {
    List<TextEdit> ordered =
        edits.stream().sorted(Comparator.comparingInt(edit -> edit.span().start())).toList();
    StringBuilder result = new StringBuilder(text.length() + 64);
    int done = 0;
    for (TextEdit edit : ordered) {
      if (edit.span.start() < done) {
        throw new IllegalArgumentException("edits overlap at " + edit.span.start());
      }
      result.append(text, done, edit.span.start()).append(edit.replacement);
      done = edit.span.end();
    }
    return result.append(text, done, text.length()).toString();
  }

  public String applyTo(String text) {
    return applyAll(text, List.of(this));
  }
}
