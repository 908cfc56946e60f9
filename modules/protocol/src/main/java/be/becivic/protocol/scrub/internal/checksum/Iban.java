package be.becivic.protocol.scrub.internal.checksum;

import java.util.Map;

/** International bank account numbers: each country has one length, and 97 guards them all. */
final class Iban {
  static final int LEAST_DIGITS = 12;
  private static final int COUNTRY = 2;

  private Iban() {}

  static boolean holds(String number, Map<String, Integer> countries) {
    return number.length() >= COUNTRY
        && countries.getOrDefault(number.substring(0, COUNTRY), 0) == number.length()
        && remainderIsOne(number);
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
