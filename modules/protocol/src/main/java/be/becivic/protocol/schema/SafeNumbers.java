package be.becivic.protocol.schema;

import be.becivic.protocol.json.StrictJson;
import java.math.BigDecimal;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * The numbers every JSON reader holds alike (RFC 7493, with a bound on decimals). The validator
 * cannot compare some of the others, and written out they can be of any length.
 */
final class SafeNumbers {
  private static final BigDecimal LARGEST = BigDecimal.valueOf((1L << 53) - 1);
  private static final int MOST_DECIMALS = 30;

  private SafeNumbers() {}

  /** Whether certainly none is excluded; the way to one, and what lies deep, takes a search. */
  static boolean areAllIn(JsonNode node, int depth) {
    if (!node.isContainer()) {
      return !excludes(node);
    }
    for (JsonNode child : node) {
      if (depth > StrictJson.MAX_DEPTH || !areAllIn(child, depth + 1)) {
        return false;
      }
    }
    return true;
  }

  static boolean excludes(List<Object> path, JsonNode node) {
    return excludes(node);
  }

  private static boolean excludes(JsonNode node) {
    return node.isNumber()
        && !node.isInt()
        && node.decimalValueOpt().filter(SafeNumbers::isSafe).isEmpty();
  }

  private static boolean isSafe(BigDecimal number) {
    return number.scale() <= MOST_DECIMALS && number.abs().compareTo(LARGEST) <= 0;
  }
}
