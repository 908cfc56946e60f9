package be.becivic.protocol.scrub.internal.pattern;

import java.util.Arrays;

/**
 * A text and what one pass over it tells.
 *
 * @param characters those it has
 * @param digits where its digits are; places from {@code digitCount} on mean nothing
 * @param longestRun how many digits touch at most
 * @param mostWithoutLetter how many digits stand together at most before a letter parts them
 * @param mostWithoutLine how many before a line feed does
 */
public record ScannedText(
    String text,
    CharSet characters,
    int digitCount,
    int[] digits,
    int longestRun,
    int mostWithoutLetter,
    int mostWithoutLine) {
  private static final int[] NO_DIGITS = {};

  public static ScannedText of(String text) {
    int[] digits = NO_DIGITS;
    int count = 0;
    long low = 0;
    long high = 0;
    boolean beyond = false;
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      if (character > 127) {
        beyond = true;
      } else if (character >= 64) {
        high |= 1L << character;
      } else {
        low |= 1L << character;
        if (character >= '0' && character <= '9') {
          if (count == digits.length) {
            digits = Arrays.copyOf(digits, 2 * count + 8);
          }
          digits[count++] = i;
        }
      }
    }
    CharSet characters = new CharSet(low, high, beyond);
    return count == 0
        ? new ScannedText(text, characters, 0, digits, 0, 0, 0)
        : withRuns(text, characters, count, digits);
  }

  private static ScannedText withRuns(String text, CharSet characters, int count, int[] digits) {
    boolean hasLines = characters.has('\n');
    int run = 1;
    int longestRun = 1;
    int withoutLetter = 1;
    int mostWithoutLetter = 1;
    int withoutLine = 1;
    int mostWithoutLine = 1;
    for (int i = 1; i < count; i++) {
      int from = digits[i - 1] + 1;
      run = from == digits[i] ? run + 1 : 1;
      withoutLetter = hasLetter(text, from, digits[i]) ? 1 : withoutLetter + 1;
      withoutLine = hasLines && text.indexOf('\n', from, digits[i]) >= 0 ? 1 : withoutLine + 1;
      longestRun = Math.max(longestRun, run);
      mostWithoutLetter = Math.max(mostWithoutLetter, withoutLetter);
      mostWithoutLine = Math.max(mostWithoutLine, withoutLine);
    }
    return new ScannedText(
        text, characters, count, digits, longestRun, mostWithoutLetter, mostWithoutLine);
  }

  private static boolean hasLetter(String text, int from, int end) {
    for (int i = from; i < end; i++) {
      if (CharSet.LETTERS.has(text.charAt(i))) {
        return true;
      }
    }
    return false;
  }

  /** Whether a match with such clues is thinkable at all. */
  public boolean admits(PatternTraits clues) {
    int together =
        Math.min(
            clues.letters() ? digitCount : mostWithoutLetter,
            clues.lines() ? digitCount : mostWithoutLine);
    return together >= clues.leastDigits()
        && longestRun >= clues.digitRun()
        && characters.meets(clues.first())
        && characters.meets(clues.needs());
  }

  /** Whether its digits alone allow a match. */
  public boolean hasDigitsFor(PatternTraits clues) {
    return digitCount >= clues.leastDigits() && longestRun >= clues.digitRun();
  }
}
