package be.becivic.protocol.scrub.internal.text;

import be.becivic.protocol.scrub.internal.pattern.ScannedText;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Shows what a text holds as the codes of its characters, in figures. */
final class CharacterCodes {
  private static final int FEWEST = 8;
  private static final int FEWEST_DIGITS = 16;
  private static final int MOST = 8;
  private static final int WIDEST_GAP = 24;
  private static final String HEX = "(?:0[9aAdD]|[2-9a-fA-F][0-9A-Fa-f])";
  private static final String PRINTABLE = "(?:9|10|13|3[2-9]|[4-9][0-9]|1[0-9][0-9]|2[0-4][0-9])";
  private static final String CHARACTER = "(?:[Cc][Hh][A-Za-z]{0,2}\\()?" + PRINTABLE;

  /** Two figures each. */
  static final CharacterCodes HEXADECIMAL =
      new CharacterCodes(
          "(?<![0-9A-Za-z])(?:0[xX])?"
              + HEX
              + "(?:[ ,;:.-]{0,2}(?:0[xX])?"
              + HEX
              + "){7,999}(?![0-9A-Za-z])",
          "(?:0[xX])?([0-9A-Fa-f]{2})",
          16);

  /** With something between them. */
  static final CharacterCodes DECIMAL =
      new CharacterCodes(
          "(?<![0-9A-Za-z])" + CHARACTER + "(?:[^0-9A-Za-z]{1,3}" + CHARACTER + "){7,999}(?![0-9])",
          "([0-9]{1,3})",
          10);

  private final Pattern run;
  private final Pattern code;
  private final int radix;

  private CharacterCodes(String run, String code, int radix) {
    this.run = Pattern.compile(run);
    this.code = Pattern.compile(code);
    this.radix = radix;
  }

  /**
   * The text with what runs of codes stand for in their place; the same where there are none. Only
   * where many digits stand near each other is it worth looking for a run.
   */
  String shownIn(ScannedText reading) {
    if (reading.digitCount() < FEWEST_DIGITS || OpaqueIds.areAllOf(reading.text())) {
      return reading.text();
    }
    int[] digits = reading.digits();
    int first = 0;
    Shown shown = new Shown(reading.text());
    for (int i = 1; i < reading.digitCount(); i++) {
      if (digits[i] - digits[i - 1] > WIDEST_GAP) {
        shown.look(digits[first], digits[i - 1], i - first);
        first = i;
      }
    }
    int last = reading.digitCount() - 1;
    shown.look(digits[first], digits[last], last + 1 - first);
    return shown.text();
  }

  /** A text on its way to one without codes. */
  private final class Shown {
    private final String text;
    private final StringBuilder shown = new StringBuilder(0);
    private int copied;
    private int count;

    Shown(String text) {
      this.text = text;
    }

    /** What is written before the first digit and after the last may belong to a run. */
    void look(int first, int last, int digits) {
      if (digits < FEWEST) {
        return;
      }
      Matcher found =
          run.matcher(text)
              .useTransparentBounds(true)
              .region(
                  Math.max(copied, first - WIDEST_GAP), Math.min(text.length(), last + WIDEST_GAP));
      while (count < MOST && found.find()) {
        Optional<String> hidden = read(found.group());
        if (hidden.isPresent()) {
          count++;
          shown.append(text, copied, found.start()).append(hidden.get());
          copied = found.end();
        }
      }
    }

    String text() {
      return copied == 0 ? text : shown.append(text, copied, text.length()).toString();
    }
  }

  private Optional<String> read(String codes) {
    Utf8Text text = new Utf8Text(codes.length());
    Matcher each = code.matcher(codes);
    while (each.find()) {
      if (!text.add(Integer.parseInt(each.group(1), radix))) {
        return Optional.empty();
      }
    }
    return text.text();
  }
}
