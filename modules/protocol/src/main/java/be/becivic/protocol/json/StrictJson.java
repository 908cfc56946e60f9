package be.becivic.protocol.json;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The only way from bytes to JSON: UTF-8, one value, no duplicate names, everything bounded. */
public final class StrictJson {
  public static final int MAX_DEPTH = 40;
  public static final int MAX_STRING = 524_288;
  public static final int MAX_NUMBER = 64;
  public static final int MAX_NAME = 256;
  public static final int MAX_EXPONENT = 100;

  private static final char REPLACEMENT = '\uFFFD';

  /** The escape that spells half a character; without it, what was decoded is real text. */
  private static final String CODE_UNIT = "\\u";

  private static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxNestingDepth(MAX_DEPTH)
                          .maxStringLength(MAX_STRING)
                          .maxNumberLength(MAX_NUMBER)
                          .maxNameLength(MAX_NAME)
                          .build())
                  .build())
          .nodeFactory(new BoundedNumbers())
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .build();

  private StrictJson() {}

  public static Outcome<JsonNode> parse(byte[] body) {
    try {
      String text = decode(body);
      JsonNode node = MAPPER.readTree(text);
      return node.isMissingNode() || text.contains(CODE_UNIT) && !isSound(node)
          ? invalid()
          : Outcome.ok(node);
    } catch (CharacterCodingException | JacksonException | NumberFormatException _) {
      // Jackson too reports an exponent beyond int as a bare NumberFormatException.
      return invalid();
    }
  }

  /** The quick decoder replaces what is wrong, so only a text with replacements is looked at. */
  private static String decode(byte[] body) throws CharacterCodingException {
    String text = new String(body, StandardCharsets.UTF_8);
    return text.indexOf(REPLACEMENT) < 0
        ? text
        : StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(body)).toString();
  }

  /** Reads back what was parsed and stored before; anything else there is a broken machine. */
  public static JsonNode parseStored(String text) {
    return MAPPER.readTree(text);
  }

  /** Whether all its strings can be stored: only real text. */
  private static boolean isSound(JsonNode node) {
    if (node.isString()) {
      return isText(node.stringValue());
    }
    for (String name : node.propertyNames()) {
      if (!isText(name)) {
        return false;
      }
    }
    for (JsonNode child : node) {
      if (!isSound(child)) {
        return false;
      }
    }
    return true;
  }

  /**
   * An escape can smuggle in half a surrogate pair or a NUL, which no encoder or database takes.
   */
  private static boolean isText(String string) {
    for (int i = 0; i < string.length(); i++) {
      char each = string.charAt(i);
      if (each == 0) {
        return false;
      }
      if (Character.isSurrogate(each)) {
        boolean paired =
            Character.isHighSurrogate(each)
                && i + 1 < string.length()
                && Character.isLowSurrogate(string.charAt(i + 1));
        if (!paired) {
          return false;
        }
        i++;
      }
    }
    return true;
  }

  private static Outcome<JsonNode> invalid() {
    return Outcome.refused(Rejection.of(ErrorCategory.INVALID_JSON));
  }
}
