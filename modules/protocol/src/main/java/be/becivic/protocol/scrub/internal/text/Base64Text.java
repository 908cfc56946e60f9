package be.becivic.protocol.scrub.internal.text;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * Reads Base64 of either alphabet as UTF-8. Nearly everything that is not Base64 gives a byte that
 * no text has within the first few, so it stops there.
 */
final class Base64Text {
  private static final int BITS = 6;
  private static final byte[] VALUES = new byte[0x80];

  static {
    String alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    Arrays.fill(VALUES, (byte) -1);
    for (int i = 0; i < alphabet.length(); i++) {
      VALUES[alphabet.charAt(i)] = (byte) i;
    }
    VALUES['-'] = VALUES['+'];
    VALUES['_'] = VALUES['/'];
  }

  private Base64Text() {}

  /** The text that a run of the alphabet stands for, if it does for one. */
  static Optional<String> decode(String run) {
    if (run.length() % 4 == 1) {
      return Optional.empty();
    }
    byte[] bytes = new byte[run.length() * BITS / 8];
    int count = 0;
    int bits = 0;
    int held = 0;
    int continued = 0;
    for (int i = 0; i < run.length(); i++) {
      bits = bits << BITS | VALUES[run.charAt(i)];
      held += BITS;
      if (held >= 8) {
        held -= 8;
        byte next = (byte) (bits >> held);
        if (!isPossible(next, continued)) {
          return Optional.empty();
        }
        continued = continued > 0 ? continued - 1 : continuationsAfter(next);
        bytes[count++] = next;
      }
    }
    String text = new String(bytes, StandardCharsets.UTF_8);
    return continued == 0 && text.codePoints().allMatch(Base64Text::isPrintable)
        ? Optional.of(text)
        : Optional.empty();
  }

  private static boolean isPossible(byte next, int continued) {
    boolean isContinuation = (next & 0xC0) == 0x80;
    return continued > 0
        ? isContinuation
        : !isContinuation && (next < 0 ? next < (byte) 0xF5 : isPrintable(next));
  }

  private static int continuationsAfter(byte first) {
    return first >= 0 ? 0 : (first & 0xF0) == 0xF0 ? 3 : (first & 0xE0) == 0xE0 ? 2 : 1;
  }

  private static boolean isPrintable(int codePoint) {
    return codePoint == '\n' || codePoint != 0xFFFD && !Character.isISOControl(codePoint);
  }
}
