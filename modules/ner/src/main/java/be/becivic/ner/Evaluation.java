package be.becivic.ner;

import be.becivic.ner.result.PersonSpan;
import be.becivic.ner.text.ModelLanguage;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Measures a recogniser on labelled lines: language, expected person or nothing, sentence. */
public final class Evaluation {
  private static final String BYTE_ORDER_MARK = "\ufeff";

  /** What was counted in one language. */
  public record Tally(int persons, int found, int clean, int flagged) {
    static Tally of(boolean person, boolean marked) {
      int hit = marked ? 1 : 0;
      return person ? new Tally(1, hit, 0, 0) : new Tally(0, 0, 1, hit);
    }

    Tally plus(Tally other) {
      return new Tally(
          persons + other.persons,
          found + other.found,
          clean + other.clean,
          flagged + other.flagged);
    }

    public double recall() {
      return persons == 0 ? 1 : (double) found / persons;
    }

    public double falseFlags() {
      return clean == 0 ? 0 : (double) flagged / clean;
    }
  }

  /** A labelled line the recogniser got wrong. */
  public record Miss(
      ModelLanguage language, String expected, String sentence, List<PersonSpan> spans) {}

  private final Map<ModelLanguage, Tally> tallies = new EnumMap<>(ModelLanguage.class);
  private final List<Miss> misses = new ArrayList<>();

  private Evaluation() {}

  public static Evaluation of(PersonRecogniser recogniser, List<String> lines) {
    var evaluation = new Evaluation();
    for (int number = 1; number <= lines.size(); number++) {
      String line = lines.get(number - 1).replace(BYTE_ORDER_MARK, "");
      if (!line.isBlank() && !line.startsWith("#")) {
        evaluation.count(recogniser, line, number);
      }
    }
    return evaluation;
  }

  private void count(PersonRecogniser recogniser, String line, int number) {
    String[] cells = line.split("\t", 3);
    ModelLanguage language =
        (cells.length == 3 ? ModelLanguage.find(cells[0].strip()) : Optional.<ModelLanguage>empty())
            .orElseThrow(() -> malformed(number));
    String expected = cells[1].strip();
    List<PersonSpan> spans = recogniser.recognise(cells[2], Optional.of(language));
    boolean person = !expected.isEmpty();
    boolean marked = person ? isMarked(cells[2], expected, spans) : !spans.isEmpty();
    tallies.merge(language, Tally.of(person, marked), Tally::plus);
    if (person != marked) {
      misses.add(new Miss(language, expected, cells[2], spans));
    }
  }

  private static IllegalArgumentException malformed(int number) {
    return new IllegalArgumentException(
        "line " + number + ": expected language, person or nothing, sentence, split by tabs");
  }

  /** A label that is not in the sentence to the letter still asks for some person to be marked. */
  private static boolean isMarked(String sentence, String expected, List<PersonSpan> spans) {
    if (!sentence.contains(expected)) {
      return !spans.isEmpty();
    }
    for (int at = sentence.indexOf(expected); at >= 0; at = sentence.indexOf(expected, at + 1)) {
      int from = at;
      if (spans.stream().anyMatch(span -> span.overlaps(from, from + expected.length()))) {
        return true;
      }
    }
    return false;
  }

  public Map<ModelLanguage, Tally> tallies() {
    return Map.copyOf(tallies);
  }

  public List<Miss> misses() {
    return List.copyOf(misses);
  }

  public String json() {
    var members = new ArrayList<String>();
    tallies.forEach(
        (language, tally) ->
            members.add(
                "\"%s\": {\"persons\": %d, \"found\": %d, \"clean\": %d, \"flagged\": %d}"
                    .formatted(
                        language.code(),
                        tally.persons(),
                        tally.found(),
                        tally.clean(),
                        tally.flagged())));
    return "{" + String.join(", ", members) + "}";
  }

  public String text() {
    var lines = new ArrayList<String>();
    tallies.forEach(
        (language, tally) ->
            lines.add(
                String.format(
                    Locale.ROOT,
                    "%s  recall %.3f (%d of %d)  false flags %.3f (%d of %d)",
                    language.code(),
                    tally.recall(),
                    tally.found(),
                    tally.persons(),
                    tally.falseFlags(),
                    tally.flagged(),
                    tally.clean())));
    misses.forEach(
        miss ->
            lines.add(
                "%s  %s  %s"
                    .formatted(
                        miss.language().code(),
                        miss.expected().isEmpty()
                            ? "flagged"
                            : "missed \"" + miss.expected() + "\"",
                        miss.sentence())));
    return String.join("\n", lines);
  }
}
