package be.becivic.protocol.scrub.internal.pattern;

import java.util.Arrays;

/**
 * A text and what one pass over it tells.
 *
 * @param characters those it has
 * @param digits where its digits are; places from {@code digitCount} on mean nothing
 * @param mostWithoutLetter how many digits stand together at most before a letter parts them
 * @param mostWithoutLine how many before a line feed does
 */
public record ScannedText(
    String text,
    CharSet characters,
    int digitCount,
    int[] digits,
    int mostWithoutLetter,
    int mostWithoutLine) {
  private static final int[] NO_DIGITS = {};

  public static ScannedText of(String text) {
    int[] digits = NO_DIGITS;
    int count = 0;
    int withoutLetter = 0;
    int mostWithoutLetter = 0;
    int withoutLine = 0;
    int mostWithoutLine = 0;
    long low = 0;
    long high = 0;
    boolean beyond = false;
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      if (character > 127) {
        beyond = true;
      } else if (character >= 64) {
        high |= 1L << character;
        if (CharSet.LETTERS.has(character)) {
          withoutLetter = 0;
        }
      } else {
        low |= 1L << character;
        if (character >= '0' && character <= '9') {
          if (count == digits.length) {
            digits = Arrays.copyOf(digits, 2 * count + 8);
          }
          digits[count++] = i;
          mostWithoutLetter = Math.max(mostWithoutLetter, ++withoutLetter);
          mostWithoutLine = Math.max(mostWithoutLine, ++withoutLine);
        } else if (character == '\n') {
          withoutLine = 0;
        }
      }
    }
    CharSet characters = new CharSet(low, high, beyond);
    return new ScannedText(text, characters, count, digits, mostWithoutLetter, mostWithoutLine);
  }

  /** Whether a match with such clues is thinkable at all. */
  public boolean admits(PatternTraits clues) {
    int together =
        Math.min(
            clues.letters() ? digitCount : mostWithoutLetter,
            clues.lines() ? digitCount : mostWithoutLine);
    return together >= clues.leastDigits()
        && characters.meets(clues.first())
        && characters.meets(clues.needs());
  }
}
