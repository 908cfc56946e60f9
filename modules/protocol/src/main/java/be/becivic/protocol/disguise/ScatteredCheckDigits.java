package be.becivic.protocol.disguise;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Whether the figures of a passage, one after the other, have the length and the check digits of an
 * identifier: what carries them (prices, lines of a bus, sentences) matters no more then.
 */
final class ScatteredCheckDigits {
  private static final Pattern FIGURES = Pattern.compile("\\d+");
  private static final Pattern ACCOUNT = Pattern.compile("b\\W?e\\W?\\d");
  private static final int SHORTEST = 9;
  private static final int LONGEST = 16;
  private static final int MOST_GROUPS = LONGEST;

  /** Of as many figures taken at random one in ten fits. */
  static final int SOMETIMES = 1;

  /** One in a hundred. */
  static final int RARE = 2;

  /** Check digits and a day of birth fit: one in a thousand. */
  static final int HARDLY_EVER = 3;

  private static final int[] PESEL = {1, 3, 7, 9, 1, 3, 7, 9, 1, 3};
  private static final int[] CNP = {2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9};

  private ScatteredCheckDigits() {}

  /** How seldom such figures would fit by chance; nought where they do not. */
  static int strength(String text) {
    List<String> groups =
        FIGURES.matcher(text).results().limit(MOST_GROUPS + 1L).map(MatchResult::group).toList();
    int length = groups.stream().mapToInt(String::length).sum();
    if (length < SHORTEST || length > LONGEST || groups.size() > MOST_GROUPS) {
      return 0;
    }
    String digits = String.join("", groups);
    if (isNational(digits) || isTurned(digits, groups)) {
      return HARDLY_EVER;
    }
    if (isRare(digits) || length == 14 && ACCOUNT.matcher(text).find() && isIban(digits)) {
      return RARE;
    }
    return isOrdinary(digits) ? SOMETIMES : 0;
  }

  /** It may be written backwards, and its last pieces may be told first. */
  private static boolean isTurned(String digits, List<String> groups) {
    int at = 0;
    for (String group : groups) {
      at += group.length();
      if (isNational(digits.substring(at) + digits.substring(0, at))) {
        return true;
      }
    }
    return isNational(new StringBuilder(digits).reverse().toString());
  }

  /** Of Belgium, and of France. */
  private static boolean isNational(String digits) {
    return digits.length() == 11 && isBelgian(digits) || digits.length() == 15 && isFrench(digits);
  }

  private static boolean isRare(String digits) {
    return switch (digits.length()) {
      case 11 -> isCpf(digits) || isPesel(digits);
      case 12 -> isCardOfIdentity(digits);
      case 13 -> isCnp(digits);
      default -> false;
    };
  }

  private static boolean isCardOfIdentity(String digits) {
    return "56".indexOf(digits.charAt(0)) >= 0
        && number(digits, 0, 10) % 97 == number(digits, 10, 12) % 97;
  }

  private static boolean isFrench(String digits) {
    long month = number(digits, 3, 5);
    return "1278".indexOf(digits.charAt(0)) >= 0
        && month >= 1
        && month <= 12
        && 97 - number(digits, 0, 13) % 97 == number(digits, 13, 15);
  }

  private static boolean isIban(String digits) {
    return Long.parseLong(digits.substring(2) + "1114" + digits.substring(0, 2)) % 97 == 1;
  }

  private static boolean isOrdinary(String digits) {
    return switch (digits.length()) {
      case 9 -> digits.startsWith("0") || isElevens(digits);
      case 10 -> digits.startsWith("04");
      case 11 -> isTaxNumber(digits);
      case 15, 16 -> "23456".indexOf(digits.charAt(0)) >= 0 && isLuhn(digits);
      default -> false;
    };
  }

  /** The month of those who are not registered is greater by 20 or 40. */
  static boolean isBelgian(String digits) {
    long first = number(digits, 0, 9);
    long check = number(digits, 9, 11);
    return number(digits, 2, 4) % 20 <= 12
        && number(digits, 2, 4) < 60
        && number(digits, 4, 6) <= 31
        && (97 - first % 97 == check || 97 - (2_000_000_000L + first) % 97 == check);
  }

  static boolean isPesel(String digits) {
    return isDate(digits, 2, 20) && (10 - weighted(digits, PESEL) % 10) % 10 == digit(digits, 10);
  }

  private static boolean isCnp(String digits) {
    return isDate(digits, 3, 100) && weighted(digits, CNP) % 11 % 10 == digit(digits, 12);
  }

  /** A month, to which a century may be added, and a day. */
  private static boolean isDate(String digits, int at, int century) {
    long month = number(digits, at, at + 2) % century;
    long day = number(digits, at + 2, at + 4);
    return month >= 1 && month <= 12 && day >= 1 && day <= 31;
  }

  private static boolean isCpf(String digits) {
    return cpf(digits, 9) == digit(digits, 9) && cpf(digits, 10) == digit(digits, 10);
  }

  private static int cpf(String digits, int length) {
    int sum = 0;
    for (int i = 0; i < length; i++) {
      sum += digit(digits, i) * (length + 1 - i);
    }
    return sum * 10 % 11 % 10;
  }

  /** Of the Netherlands, and of Portugal. */
  private static boolean isElevens(String digits) {
    int sum = 0;
    for (int i = 0; i < 8; i++) {
      sum += digit(digits, i) * (9 - i);
    }
    int last = digit(digits, 8);
    return (sum - last) % 11 == 0 || (11 - sum % 11) % 11 % 10 == last;
  }

  private static boolean isTaxNumber(String digits) {
    int product = 10;
    for (int i = 0; i < 10; i++) {
      int sum = (digit(digits, i) + product) % 10;
      product = (sum == 0 ? 10 : sum) * 2 % 11;
    }
    return digits.charAt(0) != '0' && (11 - product) % 10 == digit(digits, 10);
  }

  private static boolean isLuhn(String digits) {
    int sum = 0;
    for (int i = 0; i < digits.length(); i++) {
      int each = digit(digits, digits.length() - 1 - i) * (1 + i % 2);
      sum += each > 9 ? each - 9 : each;
    }
    return sum % 10 == 0;
  }

  private static int weighted(String digits, int[] weights) {
    int sum = 0;
    for (int i = 0; i < weights.length; i++) {
      sum += digit(digits, i) * weights[i];
    }
    return sum;
  }

  private static int digit(String digits, int at) {
    return digits.charAt(at) - '0';
  }

  private static long number(String digits, int from, int to) {
    return Long.parseLong(digits.substring(from, to));
  }
}
