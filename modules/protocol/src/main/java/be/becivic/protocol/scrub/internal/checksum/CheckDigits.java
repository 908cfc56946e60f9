package be.becivic.protocol.scrub.internal.checksum;

/** Whether the check digits of a number are right. */
final class CheckDigits {
  private static final String[] VERHOEFF_PRODUCTS = {
    "0123456789", "1234067895", "2340178956", "3401289567", "4012395678",
    "5987604321", "6598710432", "7659821043", "8765932104", "9876543210"
  };
  private static final String VERHOEFF_TURN = "1576283094";
  private static final int VERHOEFF_PERIOD = 8;
  private static final int LUXEMBOURG_SERIAL = 11;
  private static final int[] FISCAL_ODD = {
    1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23
  };

  private CheckDigits() {}

  static boolean fit(CheckMethod method, String number) {
    return switch (method) {
      case CheckMethod.None() -> true;
      case CheckMethod.Mod97 mod97 -> mod97(number, mod97);
      case CheckMethod.Luhn() -> luhn(number);
      case CheckMethod.Verhoeff() -> verhoeff(number);
      case CheckMethod.LuhnAndVerhoeff() ->
          luhn(number.substring(0, LUXEMBOURG_SERIAL + 1))
              && verhoeff(
                  number.substring(0, LUXEMBOURG_SERIAL) + number.charAt(LUXEMBOURG_SERIAL + 1));
      case CheckMethod.Iso7064() -> iso7064(number);
      case CheckMethod.CodiceFiscale() -> codiceFiscale(number);
      case CheckMethod.Weighted(var sums) -> sums.stream().allMatch(sum -> weighted(number, sum));
      case CheckMethod.Iban(var countries) -> Iban.holds(number, countries);
    };
  }

  private static boolean mod97(String number, CheckMethod.Mod97 rule) {
    String serial = number.substring(0, rule.serial());
    int check = Integer.parseInt(number.substring(rule.serial()));
    for (String prefix : rule.prefixes()) {
      int remainder = (int) (Long.parseLong(prefix + serial) % 97);
      int expected = rule.complement() ? 97 - remainder : remainder == 0 ? 97 : remainder;
      if (check == expected) {
        return true;
      }
    }
    return false;
  }

  private static boolean luhn(String number) {
    int sum = 0;
    for (int i = 0; i < number.length(); i++) {
      int value = digit(number, number.length() - 1 - i) * (i % 2 + 1);
      sum += value > 9 ? value - 9 : value;
    }
    return sum % 10 == 0;
  }

  private static boolean verhoeff(String number) {
    int check = 0;
    for (int i = 0; i < number.length(); i++) {
      int value = digit(number, number.length() - 1 - i);
      for (int turn = i % VERHOEFF_PERIOD; turn > 0; turn--) {
        value = digit(VERHOEFF_TURN, value);
      }
      check = digit(VERHOEFF_PRODUCTS[check], value);
    }
    return check == 0;
  }

  private static boolean iso7064(String number) {
    int product = 10;
    for (int i = 0; i < number.length() - 1; i++) {
      int sum = (digit(number, i) + product) % 10;
      product = (sum == 0 ? 10 : sum) * 2 % 11;
    }
    return (11 - product) % 10 == digit(number, number.length() - 1);
  }

  private static boolean codiceFiscale(String number) {
    int last = number.length() - 1;
    int sum = 0;
    for (int i = 0; i < last; i++) {
      int value = Character.digit(number.charAt(i), 36);
      int place = value < 10 ? value : value - 10;
      sum += i % 2 == 0 ? FISCAL_ODD[place] : place;
    }
    return number.charAt(last) == 'a' + sum % 26;
  }

  private static boolean weighted(String number, CheckMethod.WeightedSum rule) {
    int sum = 0;
    for (int i = 0; i < rule.weights().size(); i++) {
      sum += rule.weights().get(i) * digit(number, i);
    }
    return rule.check().charAt(sum % rule.modulus()) == number.charAt(rule.weights().size());
  }

  private static int digit(String number, int at) {
    return number.charAt(at) - '0';
  }
}
