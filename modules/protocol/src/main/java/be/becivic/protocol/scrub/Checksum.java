package be.becivic.protocol.scrub;

import java.util.Locale;
import java.util.Optional;

/** How issuers of numbers guard them against typing errors, and how we tell them from others. */
public enum Checksum {
  MODULO_97_BELGIAN_NRN(11),
  BELGIAN_EID_MOD_97(12),
  BELGIAN_BCE_MOD_97(10),
  IBAN_MOD_97(12);

  private static final long TWENTY_FIRST_CENTURY = 2_000_000_000L;

  private final int leastDigits;

  Checksum(int leastDigits) {
    this.leastDigits = leastDigits;
  }

  public static Optional<Checksum> parse(String wireName) {
    for (Checksum checksum : values()) {
      if (checksum.wireName().equals(wireName)) {
        return Optional.of(checksum);
      }
    }
    return Optional.empty();
  }

  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** A text with fewer digits than this never satisfies the checksum. */
  int leastDigits() {
    return leastDigits;
  }

  /** Whether a candidate, with whatever stands between its groups, is a well-formed number. */
  public boolean holds(String candidate) {
    return switch (this) {
      case MODULO_97_BELGIAN_NRN -> nationalNumber(digitsOf(candidate));
      case BELGIAN_EID_MOD_97 -> cardNumber(digitsOf(candidate));
      case BELGIAN_BCE_MOD_97 -> enterpriseNumber(digitsOf(candidate));
      case IBAN_MOD_97 -> Iban.holds(candidate);
    };
  }

  private static boolean nationalNumber(String digits) {
    if (digits.length() != 11 || !birthdayIsPlausible(digits)) {
      return false;
    }
    long serial = Long.parseLong(digits.substring(0, 9));
    int check = Integer.parseInt(digits.substring(9));
    return check == 97 - serial % 97 || check == 97 - (TWENTY_FIRST_CENTURY + serial) % 97;
  }

  /** BIS numbers add 20 or 40 to the month; an unknown month or day is zero. */
  private static boolean birthdayIsPlausible(String digits) {
    int month = Integer.parseInt(digits.substring(2, 4));
    int day = Integer.parseInt(digits.substring(4, 6));
    return month < 60 && month % 20 <= 12 && day <= 31;
  }

  private static boolean cardNumber(String digits) {
    if (digits.length() != 12) {
      return false;
    }
    long remainder = Long.parseLong(digits.substring(0, 10)) % 97;
    return Integer.parseInt(digits.substring(10)) == (remainder == 0 ? 97 : remainder);
  }

  private static boolean enterpriseNumber(String digits) {
    return digits.length() == 10
        && Integer.parseInt(digits.substring(8))
            == 97 - Integer.parseInt(digits.substring(0, 8)) % 97;
  }

  private static String digitsOf(String candidate) {
    StringBuilder digits = new StringBuilder(candidate.length());
    for (int i = 0; i < candidate.length(); i++) {
      char character = candidate.charAt(i);
      if (character >= '0' && character <= '9') {
        digits.append(character);
      }
    }
    return digits.toString();
  }
}
