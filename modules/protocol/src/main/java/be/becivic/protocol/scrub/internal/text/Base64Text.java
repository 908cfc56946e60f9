package be.becivic.protocol.scrub.internal.text;

import java.util.Arrays;
import java.util.Optional;

/** Reads Base64 of either alphabet, and Base32 of either case, as UTF-8. */
final class Base64Text {
  private static final byte[] BASE_64 =
      values("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/");
  private static final byte[] BASE_32 = values("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567");

  static {
    BASE_64['-'] = BASE_64['+'];
    BASE_64['_'] = BASE_64['/'];
    for (char letter = 'a'; letter <= 'z'; letter++) {
      BASE_32[letter] = BASE_32[Character.toUpperCase(letter)];
    }
  }

  private Base64Text() {}

  private static byte[] values(String alphabet) {
    byte[] values = new byte[0x80];
    Arrays.fill(values, (byte) -1);
    for (int i = 0; i < alphabet.length(); i++) {
      values[alphabet.charAt(i)] = (byte) i;
    }
    return values;
  }

  /** The text that a run of the alphabet stands for, if it does for one. */
  static Optional<String> decode(String run) {
    return run.length() % 4 == 1 ? Optional.empty() : decode(run, BASE_64, 6);
  }

  /**
   * The same of Base32, which hardly ever goes without digits; long words do, and some of them
   * would stand for a few signs.
   */
  static Optional<String> decodeBase32(String run) {
    return hasDigit(run) ? decode(run, BASE_32, 5) : Optional.empty();
  }

  private static boolean hasDigit(String run) {
    for (int i = 0; i < run.length(); i++) {
      if (run.charAt(i) >= '2' && run.charAt(i) <= '7') {
        return true;
      }
    }
    return false;
  }

  private static Optional<String> decode(String run, byte[] values, int bitsEach) {
    Utf8Text text = new Utf8Text(run.length() * bitsEach / 8);
    int bits = 0;
    int held = 0;
    for (int i = 0; i < run.length(); i++) {
      int value = values[run.charAt(i)];
      if (value < 0) {
        return Optional.empty();
      }
      bits = bits << bitsEach | value;
      held += bitsEach;
      if (held >= 8) {
        held -= 8;
        if (!text.add(bits >> held)) {
          return Optional.empty();
        }
      }
    }
    return text.text();
  }
}
