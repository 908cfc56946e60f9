package be.becivic.protocol.json;

import java.math.BigDecimal;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ValueNode;

/** Makes the nodes of a tree, and none for a number that takes giant powers to compute with. */
final class BoundedNumbers extends JsonNodeFactory {
  @Override
  public ValueNode numberNode(BigDecimal number) {
    if (Math.abs((long) number.scale()) > StrictJson.MAX_EXPONENT) {
      throw new NumberFormatException("the exponent is out of bounds");
    }
    return super.numberNode(number);
  }
}
