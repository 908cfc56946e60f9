package be.becivic.mcp.input;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A question to the person behind the client, answered in a form the client shows.
 *
 * @param key what its answer comes back under
 */
public record Elicitation(String key, String message, List<QuestionField> fields) {
  /** The request that carries it. */
  public static final String METHOD = "elicitation/create";

  public Elicitation {
    fields = List.copyOf(fields);
    Set<String> names = new HashSet<>();
    for (QuestionField field : fields) {
      if (!names.add(field.name())) {
        throw new IllegalArgumentException("a form asks twice for " + field.name());
      }
    }
  }

  public ObjectNode params() {
    ObjectNode params = JsonNodeFactory.instance.objectNode().put("message", message);
    ObjectNode schema = params.putObject("requestedSchema").put("type", "object");
    ObjectNode properties = schema.putObject("properties");
    ArrayNode required = schema.putArray("required");
    for (QuestionField field : fields) {
      properties.set(field.name(), field.json());
      if (field.required()) {
        required.add(field.name());
      }
    }
    return params;
  }

  /** Whether the content answers the form: all that is required, and nothing it did not ask for. */
  public boolean admits(ObjectNode content) {
    for (QuestionField field : fields) {
      JsonNode value = content.get(field.name());
      if (value == null ? field.required() : !field.admits(value)) {
        return false;
      }
    }
    for (Map.Entry<String, JsonNode> each : content.properties()) {
      if (fields.stream().noneMatch(field -> field.name().equals(each.getKey()))) {
        return false;
      }
    }
    return true;
  }
}
