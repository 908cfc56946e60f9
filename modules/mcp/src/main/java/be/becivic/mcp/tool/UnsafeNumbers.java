package be.becivic.mcp.tool;

import java.math.BigDecimal;
import tools.jackson.databind.JsonNode;

/**
 * The numbers that not every JSON reader holds alike (RFC 7493, with a bound on decimals), some of
 * which the validator cannot compare.
 */
final class UnsafeNumbers {
  private static final BigDecimal LARGEST = BigDecimal.valueOf((1L << 53) - 1);
  private static final int MOST_DECIMALS = 30;

  private UnsafeNumbers() {}

  static boolean areIn(JsonNode value) {
    if (value.isNumber()) {
      return value.decimalValueOpt().filter(UnsafeNumbers::isSafe).isEmpty();
    }
    for (JsonNode child : value) {
      if (areIn(child)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isSafe(BigDecimal number) {
    return number.scale() <= MOST_DECIMALS && number.abs().compareTo(LARGEST) <= 0;
  }
}
