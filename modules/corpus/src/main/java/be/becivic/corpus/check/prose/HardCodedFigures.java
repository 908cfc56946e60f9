package be.becivic.corpus.check.prose;

import be.becivic.corpus.text.Span;
import java.util.List;
import java.util.regex.Pattern;

/** Finds fees and terms that are written out instead of taken from the catalogue (§16). */
final class HardCodedFigures {
  static final String MESSAGE = "'%s' is written out, so it will not change when the rule does.";
  static final String REMEDY = "Make it a volatile value, or say it without the figure.";

  private static final String NUMBER =
      "(?:[0-9]{1,6}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen"
          + "|fifteen|eighteen|twenty|twenty-four|thirty|sixty|ninety)";
  private static final Pattern FIGURE =
      Pattern.compile(
          "€\\s?[0-9][0-9.,]{0,9}|\\b[0-9][0-9.,]{0,9}\\s?(?:€|EUR\\b|euros?\\b)|\\bEUR\\s?[0-9][0-9.,]{0,9}"
              + "|\\b"
              + NUMBER
              + "[\\s-]{1,8}(?:(?:working|calendar|business|full|consecutive)\\s{1,8})?"
              + "(?:hours?|days?|weeks?|months?|quarters?|years?)\\b(?!\\s{1,8}old)",
          Pattern.CASE_INSENSITIVE);

  private HardCodedFigures() {}

  static List<Span> in(String text) {
    return FIGURE
        .matcher(text)
        .results()
        .map(match -> new Span(match.start(), match.end()))
        .toList();
  }
}
