package be.becivic.server.http;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Optional;

/** Percent-encoded text to text, or nothing when it is broken or hides a control character. */
final class PercentEncoding {

  private PercentEncoding() {}

  static Optional<String> decode(String text) {
    Optional<String> decoded = text.indexOf('%') < 0 ? Optional.of(text) : unescape(text);
    return decoded.filter(result -> result.chars().noneMatch(PercentEncoding::isUnwanted));
  }

  private static Optional<String> unescape(String text) {
    byte[] bytes = new byte[text.length()];
    int length = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '%') {
        if (i + 2 >= text.length() || !isHex(text.charAt(i + 1)) || !isHex(text.charAt(i + 2))) {
          return Optional.empty();
        }
        bytes[length++] = (byte) HexFormat.fromHexDigits(text, i + 1, i + 3);
        i += 2;
      } else if (c < 0x80) {
        bytes[length++] = (byte) c;
      } else {
        return Optional.empty();
      }
    }
    try {
      return Optional.of(
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes, 0, length)).toString());
    } catch (CharacterCodingException _) {
      return Optional.empty();
    }
  }

  /** U+FFFD is what the web server makes of a raw byte that is not ASCII. */
  private static boolean isUnwanted(int c) {
    return Character.isISOControl(c) || c == 0xfffd;
  }

  private static boolean isHex(char c) {
    return HexFormat.isHexDigit(c);
  }
}
