package be.becivic.mcp.server;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Arguments that are texts, by name. */
final class TextMembers {
  private TextMembers() {}

  /** Those of an object; none when it is left out, empty when one is no text. */
  static Optional<Map<String, String>> of(JsonNode arguments) {
    Map<String, String> texts = new HashMap<>();
    if (!arguments.isObject()) {
      return arguments.isMissingNode() ? Optional.of(texts) : Optional.empty();
    }
    for (Map.Entry<String, JsonNode> each : arguments.properties()) {
      if (!each.getValue().isString()) {
        return Optional.empty();
      }
      texts.put(each.getKey(), each.getValue().stringValue());
    }
    return Optional.of(texts);
  }
}
