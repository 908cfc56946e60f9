package be.becivic.lifecycle.review;

import be.becivic.records.catalogue.CatalogueValue;
import java.math.BigDecimal;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** Whether a proposed value looks like the last of ours: a number near it, or a label like it. */
final class ValueShape {
  private static final int LONGEST = 40;
  private static final BigDecimal FACTOR = BigDecimal.TWO;

  /** Something ends and goes on, something ends like a sentence, or six words stand in a row. */
  private static final Pattern SENTENCE =
      Pattern.compile("[.!?:;]\\s|\\p{L}{3,}[.!?]$|(?:\\p{L}+[\\s,]+){5}\\p{L}+");

  private static final Pattern ADDRESS = Pattern.compile("@|//|(?i:\\bwww\\b)|\\p{L}\\.\\p{L}{2,}");

  private ValueShape() {}

  static boolean fits(JsonNode proposed, CatalogueValue ours, JsonNode before) {
    return switch (ours.type()) {
      case STRING ->
          proposed.isString()
              && isLabel(proposed.stringValue())
              && LabelShape.of(proposed.stringValue()).fits(LabelShape.of(before.asString()));
      case NUMBER, INTEGER ->
          proposed.isNumber()
              && (!before.isNumber() || isNear(proposed.decimalValue(), before.decimalValue()));
    };
  }

  private static boolean isLabel(String text) {
    return text.codePointCount(0, text.length()) <= LONGEST
        && !SENTENCE.matcher(text).find()
        && !ADDRESS.matcher(text).find();
  }

  /** At most twice as much and at least half, on the same side of zero. */
  private static boolean isNear(BigDecimal proposed, BigDecimal before) {
    return proposed.signum() == before.signum()
        && proposed.abs().compareTo(before.abs().multiply(FACTOR)) <= 0
        && proposed.abs().multiply(FACTOR).compareTo(before.abs()) >= 0;
  }
}
