package be.becivic.protocol.scrub;

import java.math.BigInteger;
import java.util.List;
import java.util.random.RandomGenerator;

/** Well-formed numbers that belong to nobody, made from a seeded generator. */
final class Numbers {
  private static final List<Integer> BIS_OFFSETS = List.of(0, 20, 40);

  private Numbers() {}

  static String nationalNumber(RandomGenerator random) {
    int month = random.nextInt(1, 13) + BIS_OFFSETS.get(random.nextInt(3));
    String serial =
        "%02d%02d%02d%03d"
            .formatted(random.nextInt(100), month, random.nextInt(1, 29), random.nextInt(1, 998));
    return nationalNumber(serial, random.nextBoolean());
  }

  static String nationalNumber(String serial, boolean bornSince2000) {
    long value = Long.parseLong((bornSince2000 ? "2" : "") + serial);
    return serial + "%02d".formatted(97 - value % 97);
  }

  static String cardNumber(RandomGenerator random) {
    return cardNumber("%010d".formatted(random.nextLong(10_000_000_000L)));
  }

  static String cardNumber(String serial) {
    long remainder = Long.parseLong(serial) % 97;
    return serial + "%02d".formatted(remainder == 0 ? 97 : remainder);
  }

  static String enterpriseNumber(RandomGenerator random) {
    return enterpriseNumber("%08d".formatted(random.nextInt(2_000_000, 16_000_000)));
  }

  static String enterpriseNumber(String serial) {
    return serial + "%02d".formatted(97 - Long.parseLong(serial) % 97);
  }

  static String belgianIban(RandomGenerator random) {
    return iban("BE", "%012d".formatted(random.nextLong(1_000_000_000_000L)));
  }

  static String iban(String country, String account) {
    StringBuilder digits = new StringBuilder();
    for (char character : (account + country + "00").toCharArray()) {
      digits.append(Character.digit(character, 36));
    }
    int remainder = new BigInteger(digits.toString()).mod(BigInteger.valueOf(97)).intValue();
    return country + "%02d".formatted(98 - remainder) + account;
  }

  static String paymentCard(RandomGenerator random) {
    String serial = "4%014d".formatted(random.nextLong(100_000_000_000_000L));
    int sum = 0;
    for (int i = 0; i < serial.length(); i++) {
      int value = (serial.charAt(i) - '0') * (2 - i % 2);
      sum += value > 9 ? value - 9 : value;
    }
    return serial + (10 - sum % 10) % 10;
  }

  static String mobilePhone(RandomGenerator random) {
    return "04%d%07d".formatted(random.nextInt(5, 10), random.nextInt(10_000_000));
  }

  /** Whether eleven digits have the check digits of somebody born in either century. */
  static boolean isNational(String number) {
    String serial = number.substring(0, 9);
    return number.equals(nationalNumber(serial, false))
        || number.equals(nationalNumber(serial, true));
  }

  /** Whether twelve digits have the check digits of a card. */
  static boolean isCard(String number) {
    return number.equals(cardNumber(number.substring(0, 10)));
  }

  /** The same number with its last digit changed, so that no checksum holds. */
  static String mistyped(String number) {
    int last = number.length() - 1;
    return number.substring(0, last) + (char) ('0' + (number.charAt(last) - '0' + 1) % 10);
  }

  static String grouped(String number, String separator, int... groups) {
    StringBuilder grouped = new StringBuilder();
    int start = 0;
    for (int length : groups) {
      grouped.append(start == 0 ? "" : separator).append(number, start, start + length);
      start += length;
    }
    return grouped.append(number.substring(start)).toString();
  }
}
