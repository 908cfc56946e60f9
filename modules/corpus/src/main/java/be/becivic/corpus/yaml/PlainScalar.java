package be.becivic.corpus.yaml;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Optional;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * Types an unquoted scalar by the JSON schema of YAML 1.2, so {@code yes} and {@code 010} stay
 * strings.
 */
final class PlainScalar {
  private static final Pattern INTEGER = Pattern.compile("-?(?:0|[1-9][0-9]*+)");
  private static final Pattern DECIMAL =
      Pattern.compile("-?(?:0|[1-9][0-9]*+)(?:\\.[0-9]++)?(?:[eE][-+]?[0-9]{1,3})?");
  private static final int LONGEST_NUMBER = 64;
  private static final int LARGEST_EXPONENT = 300;

  private PlainScalar() {}

  /** The typed value, or nothing for a number too large to be meant. */
  static Optional<JsonNode> type(String text) {
    JsonNodeFactory json = JsonNodeFactory.instance;
    return switch (text) {
      case "", "null" -> Optional.of(json.nullNode());
      case "true" -> Optional.of(json.booleanNode(true));
      case "false" -> Optional.of(json.booleanNode(false));
      default -> number(text);
    };
  }

  private static Optional<JsonNode> number(String text) {
    JsonNodeFactory json = JsonNodeFactory.instance;
    char first = text.charAt(0);
    if (first != '-' && (first < '0' || first > '9')) {
      return Optional.of(json.stringNode(text));
    }
    if (INTEGER.matcher(text).matches()) {
      return text.length() > LONGEST_NUMBER ? Optional.empty() : Optional.of(integer(text));
    }
    if (DECIMAL.matcher(text).matches()) {
      return text.length() > LONGEST_NUMBER ? Optional.empty() : decimal(text);
    }
    return Optional.of(json.stringNode(text));
  }

  private static JsonNode integer(String text) {
    JsonNodeFactory json = JsonNodeFactory.instance;
    BigInteger value = new BigInteger(text);
    if (value.bitLength() < Integer.SIZE) {
      return json.numberNode(value.intValueExact());
    }
    return value.bitLength() < Long.SIZE
        ? json.numberNode(value.longValueExact())
        : json.numberNode(value);
  }

  private static Optional<JsonNode> decimal(String text) {
    BigDecimal value = new BigDecimal(text);
    return Math.abs((long) value.scale()) > LARGEST_EXPONENT
        ? Optional.empty()
        : Optional.of(JsonNodeFactory.instance.numberNode(value));
  }
}
