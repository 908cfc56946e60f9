package be.becivic.protocol.scrub.internal.pattern;

import java.util.Arrays;

/**
 * A text and what one pass over it tells.
 *
 * @param characters those it has
 * @param digits where its digits are; places from {@code digitCount} on mean nothing
 * @param signs where its capitals and all that is no letter, digit or space are, likewise
 * @param longestRun how many digits touch at most
 * @param mostWithoutLetter how many digits stand together at most before a letter parts them
 * @param mostWithOneLetter how many before two letters do
 * @param mostWithoutLine how many before a line feed does
 */
public record ScannedText(
    String text,
    CharSet characters,
    int digitCount,
    int[] digits,
    int signCount,
    int[] signs,
    int longestRun,
    int mostWithoutLetter,
    int mostWithOneLetter,
    int mostWithoutLine) {
  private static final int[] NONE = {};

  /** What prose mostly consists of; everything else counts as a sign. */
  static final CharSet PLAIN =
      CharSet.range('a', 'z').or(CharSet.DIGITS).or(CharSet.range(' ', ' '));

  public static ScannedText of(String text) {
    int[] digits = NONE;
    int[] signs = NONE;
    int count = 0;
    int signCount = 0;
    long low = 0;
    long high = 0;
    boolean beyond = false;
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      if (character >= 'a' && character <= 'z') {
        high |= 1L << character;
      } else if (character == ' ') {
        low |= 1L << ' ';
      } else if (character >= '0' && character <= '9') {
        low |= 1L << character;
        if (count == digits.length) {
          digits = Arrays.copyOf(digits, 2 * count + 8);
        }
        digits[count++] = i;
      } else {
        if (character > 127) {
          beyond = true;
        } else if (character >= 64) {
          high |= 1L << character;
        } else {
          low |= 1L << character;
        }
        if (signCount == signs.length) {
          signs = Arrays.copyOf(signs, 2 * signCount + 8);
        }
        signs[signCount++] = i;
      }
    }
    CharSet characters = new CharSet(low, high, beyond);
    return count == 0
        ? new ScannedText(text, characters, 0, digits, signCount, signs, 0, 0, 0, 0)
        : withRuns(text, characters, count, digits, signCount, signs);
  }

  private static ScannedText withRuns(
      String text, CharSet characters, int count, int[] digits, int signCount, int[] signs) {
    boolean hasLines = characters.has('\n');
    int run = 1;
    int longestRun = 1;
    int withoutLetter = 1;
    int mostWithoutLetter = 1;
    int withOneLetter = 1;
    int mostWithOneLetter = 1;
    int withoutLine = 1;
    int mostWithoutLine = 1;
    for (int i = 1; i < count; i++) {
      int from = digits[i - 1] + 1;
      int letters = from == digits[i] ? 0 : lettersUpToTwo(text, from, digits[i]);
      run = from == digits[i] ? run + 1 : 1;
      withoutLetter = letters > 0 ? 1 : withoutLetter + 1;
      withOneLetter = letters > 1 ? 1 : withOneLetter + 1;
      withoutLine = hasLines && text.indexOf('\n', from, digits[i]) >= 0 ? 1 : withoutLine + 1;
      longestRun = Math.max(longestRun, run);
      mostWithoutLetter = Math.max(mostWithoutLetter, withoutLetter);
      mostWithOneLetter = Math.max(mostWithOneLetter, withOneLetter);
      mostWithoutLine = Math.max(mostWithoutLine, withoutLine);
    }
    return new ScannedText(
        text,
        characters,
        count,
        digits,
        signCount,
        signs,
        longestRun,
        mostWithoutLetter,
        mostWithOneLetter,
        mostWithoutLine);
  }

  private static int lettersUpToTwo(String text, int from, int end) {
    int letters = 0;
    for (int i = from; i < end && letters < 2; i++) {
      letters += CharSet.LETTERS.has(text.charAt(i)) ? 1 : 0;
    }
    return letters;
  }

  /** Whether a match with such clues is thinkable at all. */
  public boolean admits(PatternTraits clues) {
    int together =
        Math.min(
            mostWithLetters(clues.lettersBetween()), clues.lines() ? digitCount : mostWithoutLine);
    return together >= clues.leastDigits()
        && longestRun >= clues.digitRun()
        && characters.meets(clues.first())
        && characters.meets(clues.needs());
  }

  private int mostWithLetters(int between) {
    return between > 1 ? digitCount : between > 0 ? mostWithOneLetter : mostWithoutLetter;
  }

  /** Whether its digits alone allow a match. */
  public boolean hasDigitsFor(PatternTraits clues) {
    return digitCount >= clues.leastDigits() && longestRun >= clues.digitRun();
  }
}
