package be.becivic.server.mcp;

import be.becivic.mcp.tool.ToolSchema;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.Schemas;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * What to hand in, as a tool's arguments: the published schemas made flat. The pipeline checks what
 * comes in, so that a refusal is the one HTTP gives.
 */
record SubmissionInputs(Schemas schemas) {
  private static final JsonMapper MAPPER = new JsonMapper();

  ToolSchema submission(FeedbackType type) {
    SchemaName name = SchemaName.of(type);
    JsonNode file = MAPPER.readTree(schemas.source(name));
    JsonNode submission = file.at("/$defs/submission");
    ObjectNode input = closedObject();
    ObjectNode properties = input.putObject("properties");
    properties
        .putObject("mode")
        .put("description", "validate only checks; stage hands it in. Validate first.")
        .putArray("enum")
        .add("validate")
        .add("stage");
    InlinedSchema inlined = new InlinedSchema(schemas, name);
    copy(submission, properties, inlined);
    properties.remove("type");
    contents(file, properties, inlined);
    ArrayNode required = input.putArray("required").add("mode");
    file.get("required").forEach(required::add);
    submission.get("required").forEach(required::add);
    return ToolSchema.unchecked(input);
  }

  ToolSchema envelope() {
    SchemaName name = SchemaName.FEEDBACK_ENVELOPE;
    JsonNode file = MAPPER.readTree(schemas.source(name));
    ObjectNode input = closedObject();
    ObjectNode properties = input.putObject("properties");
    copy(file, properties, new InlinedSchema(schemas, name));
    properties.remove("mode");
    ObjectNode item = properties.get("items").asObject().putObject("items");
    ArrayNode types =
        item.put("type", "object").putObject("properties").putObject("type").putArray("enum");
    List.of(FeedbackType.values()).stream()
        .filter(type -> type != FeedbackType.ANALYTICS)
        .forEach(type -> types.add(type.wireName()));
    item.putArray("required").add("type");
    input.set("required", file.get("required"));
    return ToolSchema.unchecked(input);
  }

  private static ObjectNode closedObject() {
    return JsonNodeFactory.instance
        .objectNode()
        .put("type", "object")
        .put("additionalProperties", false);
  }

  /** What a schema forbids by name needs no mention. */
  private static void copy(JsonNode schema, ObjectNode properties, InlinedSchema inlined) {
    schema
        .get("properties")
        .properties()
        .forEach(
            member -> {
              if (member.getValue().isObject()) {
                properties.set(member.getKey(), inlined.of(member.getValue()));
              }
            });
  }

  /** The shapes content takes, of which target_type chooses one. */
  private static void contents(JsonNode file, ObjectNode properties, InlinedSchema inlined) {
    if (!properties.has("content")) {
      return;
    }
    ArrayNode shapes = JsonNodeFactory.instance.arrayNode();
    file.get("$defs")
        .properties()
        .forEach(
            shape -> {
              if (shape.getKey().endsWith("_content")) {
                String target = shape.getKey().replace("_content", "");
                shapes.add(inlined.of(shape.getValue()).put("title", "With target_type " + target));
              }
            });
    properties.get("content").asObject().set("anyOf", shapes);
  }
}
