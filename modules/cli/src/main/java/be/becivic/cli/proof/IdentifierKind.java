package be.becivic.cli.proof;

import java.math.BigInteger;
import java.util.Locale;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/** Kinds of identifiers, each with check digits that hold. */
enum IdentifierKind {
  NATIONAL_NUMBER(
      random -> {
        String serial =
            digits(
                "%02d%02d%02d%03d",
                60 + random.nextInt(40),
                1 + random.nextInt(12),
                1 + random.nextInt(28),
                1 + random.nextInt(997));
        return serial + digits("%02d", 97 - Long.parseLong(serial) % 97);
      }),
  IDENTITY_CARD(
      random -> {
        String serial = digits("59%08d", random.nextInt(100_000_000));
        long rest = Long.parseLong(serial) % 97;
        return serial + digits("%02d", rest == 0 ? 97 : rest);
      }),
  BANK_ACCOUNT(
      random -> {
        String account = digits("%012d", random.nextLong(1_000_000_000_000L));
        BigInteger moved = new BigInteger(account + "111400");
        return "BE" + digits("%02d", 98 - moved.mod(BigInteger.valueOf(97)).intValue()) + account;
      }),
  PAYMENT_CARD(
      random -> {
        String serial = digits("4%014d", random.nextLong(100_000_000_000_000L));
        int sum = 0;
        for (int i = 0; i < serial.length(); i++) {
          int value = (serial.charAt(i) - '0') * (2 - i % 2);
          sum += value > 9 ? value - 9 : value;
        }
        return serial + (10 - sum % 10) % 10;
      }),
  MOBILE_PHONE(random -> digits("047%07d", random.nextInt(10_000_000))),
  EMAIL_ADDRESS(random -> digits("zelda.q%08d@example.org", random.nextInt(100_000_000)));

  private final Function<RandomGenerator, String> maker;

  IdentifierKind(Function<RandomGenerator, String> maker) {
    this.maker = maker;
  }

  String make(RandomGenerator random) {
    return maker.apply(random);
  }

  /** Whether an office can have one too. */
  boolean isContact() {
    return this == MOBILE_PHONE || this == EMAIL_ADDRESS;
  }

  String words() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  @SuppressWarnings("AnnotateFormatMethod")
  private static String digits(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
