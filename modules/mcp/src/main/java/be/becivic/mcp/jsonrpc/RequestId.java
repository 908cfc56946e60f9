package be.becivic.mcp.jsonrpc;

import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** A text or an integer, given back as it came. */
public record RequestId(JsonNode value) {
  /** Longer ones would make an answer out of what was sent. */
  static final int MAX_LENGTH = 256;

  public static Optional<RequestId> parse(JsonNode node) {
    boolean fits =
        node.isString() ? node.stringValue().length() <= MAX_LENGTH : node.isIntegralNumber();
    return fits ? Optional.of(new RequestId(node)) : Optional.empty();
  }
}
