package be.becivic.mcp.http;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/** The headers that repeat something of the body. */
final class HeaderValues {
  private static final String ENCODED_START = "=?base64?";
  private static final String ENCODED_END = "?=";

  private final HttpHeaders headers;

  HeaderValues(HttpHeaders headers) {
    this.headers = headers;
  }

  boolean has(String name) {
    return !headers.list(name).isEmpty();
  }

  /** The value, if the header came once and is plain. */
  Optional<String> find(String name) {
    List<String> lines = headers.list(name);
    return lines.size() == 1
        ? Optional.of(lines.getFirst().strip()).filter(HeaderValues::isPlain)
        : Optional.empty();
  }

  /** The value a header stands for that may be encoded where it could not be plain. */
  Optional<String> findDecoded(String name) {
    return find(name)
        .flatMap(
            value ->
                value.length() >= ENCODED_START.length() + ENCODED_END.length()
                        && value.startsWith(ENCODED_START)
                        && value.endsWith(ENCODED_END)
                    ? decode(
                        value.substring(
                            ENCODED_START.length(), value.length() - ENCODED_END.length()))
                    : Optional.of(value));
  }

  private static boolean isPlain(String value) {
    return value.chars().allMatch(each -> each == '\t' || each >= ' ' && each < 0x7f);
  }

  /** The JDK's decoder forgives missing padding; the protocol does not. */
  private static Optional<String> decode(String base64) {
    if (base64.length() % 4 != 0) {
      return Optional.empty();
    }
    try {
      ByteBuffer bytes = ByteBuffer.wrap(Base64.getDecoder().decode(base64));
      return Optional.of(StandardCharsets.UTF_8.newDecoder().decode(bytes).toString());
    } catch (IllegalArgumentException | CharacterCodingException _) {
      return Optional.empty();
    }
  }
}
