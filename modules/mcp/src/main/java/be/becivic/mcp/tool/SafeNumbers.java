package be.becivic.mcp.tool;

import java.math.BigDecimal;
import tools.jackson.databind.JsonNode;

/**
 * The numbers every JSON reader holds alike (RFC 7493, with a bound on decimals); the validator
 * cannot compare some of the others.
 */
final class SafeNumbers {
  private static final BigDecimal LARGEST = BigDecimal.valueOf((1L << 53) - 1);
  private static final int MOST_DECIMALS = 30;

  private SafeNumbers() {}

  /** Whether some number in the value is none of them. */
  static boolean isMissedIn(JsonNode value) {
    if (value.isNumber()) {
      return value.decimalValueOpt().filter(SafeNumbers::isSafe).isEmpty();
    }
    for (JsonNode child : value) {
      if (isMissedIn(child)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isSafe(BigDecimal number) {
    return number.scale() <= MOST_DECIMALS && number.abs().compareTo(LARGEST) <= 0;
  }
}
