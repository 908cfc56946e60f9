package be.becivic.protocol.scrub.internal.text;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Takes bytes one by one as long as they may be those of a text in UTF-8. Nearly everything that is
 * no text has a byte that none has within the first few, so whoever decodes can stop there.
 */
final class Utf8Text {
  private final byte[] bytes;
  private int count;
  private int continued;

  Utf8Text(int most) {
    this.bytes = new byte[most];
  }

  /** Whether a text may go on with this byte. */
  boolean add(int next) {
    byte given = (byte) next;
    boolean isContinuation = (given & 0xC0) == 0x80;
    boolean isPossible =
        continued > 0
            ? isContinuation
            : !isContinuation && (given < 0 ? given < (byte) 0xF5 : isPrintable(given));
    if (isPossible) {
      continued = continued > 0 ? continued - 1 : continuationsAfter(given);
      bytes[count++] = given;
    }
    return isPossible;
  }

  /** The text, if it is one from end to end. */
  Optional<String> text() {
    String text = new String(bytes, 0, count, StandardCharsets.UTF_8);
    return continued == 0 && count > 0 && text.codePoints().allMatch(Utf8Text::isPrintable)
        ? Optional.of(text)
        : Optional.empty();
  }

  private static int continuationsAfter(byte first) {
    return first >= 0 ? 0 : (first & 0xF0) == 0xF0 ? 3 : (first & 0xE0) == 0xE0 ? 2 : 1;
  }

  private static boolean isPrintable(int codePoint) {
    return codePoint == '\n'
        || codePoint == '\r'
        || codePoint == '\t'
        || codePoint != 0xFFFD && !Character.isISOControl(codePoint);
  }
}
