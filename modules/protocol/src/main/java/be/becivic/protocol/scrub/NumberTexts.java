package be.becivic.protocol.scrub;

import java.math.BigDecimal;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** A JSON number as it would be written out in a text. */
final class NumberTexts {
  private static final int MOST_ZEROS = 64;

  private NumberTexts() {}

  /** Its digits, and once more with the leading zero a JSON number cannot keep. */
  static List<String> of(JsonNode number) {
    return number.decimalValueOpt().map(NumberTexts::of).orElse(List.of());
  }

  private static List<String> of(BigDecimal value) {
    String digits =
        Math.abs((long) value.scale()) > MOST_ZEROS ? value.toString() : value.toPlainString();
    boolean mayLackZero = value.scale() <= 0 && (digits.length() == 9 || digits.length() == 10);
    return mayLackZero ? List.of(digits, "0" + digits) : List.of(digits);
  }
}
