package be.becivic.protocol.scrub.internal.checksum;

import java.util.Map;

/** International bank account numbers: each country has one length, and 97 guards them all. */
final class Iban {
  static final int LEAST_DIGITS = 11;

  /** After the code of the bank, every country has so many digits that no name parts. */
  static final int DIGITS_TOGETHER = 9;

  private static final int LETTERS_THAT_PART = 3;
  private static final int COUNTRY = 2;

  private Iban() {}

  static boolean holds(String number, Map<String, Integer> countries) {
    return number.length() >= COUNTRY
        && countries.getOrDefault(number.substring(0, COUNTRY), 0) == number.length()
        && hasDigitsTogether(number)
        && remainderIsOne(number);
  }

  /** Whether the first two letters from a place are those of a country. */
  static boolean mayBeginAt(String text, int start, Map<String, Integer> countries) {
    char first = Character.toLowerCase(text.charAt(start));
    int at = start + 1;
    while (at < text.length() && !isAsciiAlphanumeric(text.charAt(at))) {
      at++;
    }
    return at < text.length()
        && countries.containsKey("" + first + Character.toLowerCase(text.charAt(at)));
  }

  private static boolean isAsciiAlphanumeric(char character) {
    return character < 0x80 && Character.isLetterOrDigit(character);
  }

  private static boolean hasDigitsTogether(String number) {
    int digits = 0;
    int letters = 0;
    for (int i = 0; i < number.length() && digits < DIGITS_TOGETHER; i++) {
      boolean isDigit = number.charAt(i) <= '9';
      letters = isDigit ? 0 : letters + 1;
      digits = letters >= LETTERS_THAT_PART ? 0 : digits + (isDigit ? 1 : 0);
    }
    return digits >= DIGITS_TOGETHER;
  }

  private static boolean remainderIsOne(String account) {
    int digits = 0;
    int remainder = 0;
    for (int i = 0; i < account.length(); i++) {
      int value = Character.digit(account.charAt((i + 4) % account.length()), 36);
      digits += value < 10 ? 1 : 0;
      remainder = (remainder * (value < 10 ? 10 : 100) + value) % 97;
    }
    return remainder == 1 && digits >= LEAST_DIGITS;
  }
}
