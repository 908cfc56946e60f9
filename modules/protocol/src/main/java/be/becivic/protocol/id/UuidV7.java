package be.becivic.protocol.id;

import java.util.UUID;
import java.util.regex.Pattern;

/** Recognises a time-ordered UUID in its one canonical, lowercase spelling. */
final class UuidV7 {
  static final int LENGTH = 36;

  private static final Pattern SHAPE =
      Pattern.compile("[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}");

  private UuidV7() {}

  static boolean matches(String text) {
    return text.length() == LENGTH && SHAPE.matcher(text).matches();
  }

  static UUID require(UUID uuid) {
    if (uuid.version() != 7 || uuid.variant() != 2) {
      throw new IllegalArgumentException("not a version 7 UUID");
    }
    return uuid;
  }
}
