package be.becivic.protocol.scrub.internal.text;

import be.becivic.protocol.scrub.internal.pattern.CharSet;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Texts that a text holds as the codes of their characters, in figures. */
final class CharacterCodes {
  private static final int FEWEST = 8;
  private static final int FEWEST_DIGITS = 16;
  private static final int MOST = 8;
  private static final int WIDEST_GAP = 9;
  private static final String PRINTABLE = "(?:3[2-9]|[4-9][0-9]|1[01][0-9]|12[0-6])";
  private static final String CHARACTER = "(?:[Cc][Hh][A-Za-z]{0,2}\\()?" + PRINTABLE;
  private static final Pattern HEXADECIMAL =
      Pattern.compile(
          "(?<![0-9A-Za-z])(?:0[xX])?[2-7][0-9A-Fa-f]"
              + "(?:[ ,;:.-]{0,2}(?:0[xX])?[2-7][0-9A-Fa-f]){7,999}(?![0-9A-Za-z])");
  private static final Pattern DECIMAL =
      Pattern.compile(
          "(?<![0-9A-Za-z])"
              + CHARACTER
              + "(?:[^0-9A-Za-z]{1,3}"
              + CHARACTER
              + "){7,999}(?![0-9])");
  private static final Pattern PAIR = Pattern.compile("(?:0[xX])?([2-7][0-9A-Fa-f])");
  private static final Pattern NUMBER = Pattern.compile("([0-9]{2,3})");

  private final String text;
  private final List<String> hexadecimal = new ArrayList<>();
  private final List<String> decimal = new ArrayList<>();

  private CharacterCodes(String text) {
    this.text = text;
  }

  /** The texts that runs of codes of printable ASCII stand for. */
  static List<String> textsIn(String text, int digits) {
    if (digits < FEWEST_DIGITS || OpaqueIds.areAllOf(text)) {
      return List.of();
    }
    CharacterCodes codes = new CharacterCodes(text);
    codes.walk();
    List<String> texts = new ArrayList<>(codes.hexadecimal);
    texts.addAll(codes.decimal);
    return texts;
  }

  /** Only where many digits stand near each other is it worth looking for a run. */
  private void walk() {
    int start = 0;
    int last = -1;
    int count = 0;
    for (int i = 0; i < text.length(); i++) {
      if (CharSet.DIGITS.has(text.charAt(i))) {
        if (i - last > WIDEST_GAP) {
          look(start, last, count);
          start = i;
          count = 0;
        }
        count++;
        last = i;
      }
    }
    look(start, last, count);
  }

  /** What is written before the first digit and after the last may belong to a run. */
  private void look(int first, int last, int count) {
    if (count >= FEWEST) {
      int from = Math.max(0, first - WIDEST_GAP);
      int to = Math.min(text.length(), last + 2);
      read(HEXADECIMAL, PAIR, 16, from, to, hexadecimal);
      read(DECIMAL, NUMBER, 10, from, to, decimal);
    }
  }

  private void read(Pattern run, Pattern code, int radix, int from, int to, List<String> texts) {
    Matcher runs = run.matcher(text).useTransparentBounds(true).region(from, to);
    while (texts.size() < MOST && runs.find()) {
      texts.add(read(code, radix, runs.group()));
    }
  }

  private static String read(Pattern code, int radix, String run) {
    StringBuilder text = new StringBuilder(run.length() / 2);
    Matcher codes = code.matcher(run);
    while (codes.find()) {
      text.append((char) Integer.parseInt(codes.group(1), radix));
    }
    return text.toString();
  }
}
