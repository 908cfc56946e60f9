package be.becivic.protocol.id;

import java.time.Instant;
import java.util.UUID;
import java.util.random.RandomGenerator;

/** Time-ordered UUIDs, in their one canonical, lowercase spelling. */
public final class UuidV7 {
  static final int LENGTH = 36;

  private UuidV7() {}

  public static boolean matches(String text) {
    if (text.length() != LENGTH || text.charAt(14) != '7' || "89ab".indexOf(text.charAt(19)) < 0) {
      return false;
    }
    for (int i = 0; i < LENGTH; i++) {
      if (isDashAt(i) ? text.charAt(i) != '-' : !isHexDigit(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isDashAt(int place) {
    return place == 8 || place == 13 || place == 18 || place == 23;
  }

  private static boolean isHexDigit(char character) {
    return character >= '0' && character <= '9' || character >= 'a' && character <= 'f';
  }

  /** A new one: the time in milliseconds, and 74 random bits. */
  public static UUID mint(Instant now, RandomGenerator random) {
    long time = now.toEpochMilli() << 16;
    return new UUID(
        time | 0x7000 | random.nextLong() & 0xfff,
        Long.MIN_VALUE | random.nextLong() & Long.MAX_VALUE >>> 1);
  }

  static UUID require(UUID uuid) {
    if (uuid.version() != 7 || uuid.variant() != 2) {
      throw new IllegalArgumentException("not a version 7 UUID");
    }
    return uuid;
  }
}
