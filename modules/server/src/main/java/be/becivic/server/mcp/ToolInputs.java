package be.becivic.server.mcp;

import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.Parameter;
import be.becivic.protocol.operation.Shape;
import be.becivic.protocol.operation.Surface;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.Schemas;
import java.util.Map;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The arguments of tools as a schema: the parameters of the operation and the members of its body,
 * published schemas made flat and short. Handlers check what comes in, so that a refusal is the one
 * HTTP gives.
 */
record ToolInputs(Schemas schemas) {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final String PROPERTIES = "properties";
  private static final String REQUIRED = "required";

  /** Members that every submission has, in fewer words than the schemas use. */
  private static final Map<String, String> SHARED =
      Map.of(
          "submitted_at", "Now, as 2026-01-31T12:00:00Z.",
          "submitting_agent", "Your runtime and its version, as runtime/1.0.",
          "submission_contract_version", "2.1.0",
          "declared_capabilities",
              "What you can do: multi_turn and structured_output at least; web_fetch and"
                  + " tool_execution for amendments, drafts and most votes; file_read for drafts.",
          "session_id", "ses_ and a UUIDv7, from mint_ids.");

  ObjectNode of(Operation operation) {
    ObjectNode input = JsonNodeFactory.instance.objectNode().put("type", "object");
    ObjectNode properties = input.putObject(PROPERTIES);
    ArrayNode required = JsonNodeFactory.instance.arrayNode();
    for (Parameter<?> parameter : operation.parameters(Surface.TOOL)) {
      String name = parameter.name(Surface.TOOL);
      properties.set(name, parameter.schema().put("description", parameter.meaning()));
      if (parameter.isRequired()) {
        required.add(name);
      }
    }
    operation.body().ifPresent(shape -> add(shape, properties, required));
    if (!required.isEmpty()) {
      input.set(REQUIRED, required);
    }
    return operation.body().orElse(null) instanceof Shape.Named
        ? input
        : input.put("additionalProperties", false);
  }

  private void add(Shape body, ObjectNode properties, ArrayNode required) {
    switch (body) {
      case Shape.Named(_, ObjectNode schema, _) -> {
        properties.setAll(schema.get(PROPERTIES).asObject());
        schema.path(REQUIRED).forEach(required::add);
      }
      case Shape.Published(SchemaName name) when name == SchemaName.FEEDBACK_ENVELOPE ->
          envelope(properties, required);
      case Shape.Published(SchemaName name) -> submission(name, properties, required);
    }
  }

  private void submission(SchemaName name, ObjectNode properties, ArrayNode required) {
    JsonNode file = MAPPER.readTree(schemas.source(name));
    JsonNode submission = file.at("/$defs/submission");
    InlinedSchema inlined = new InlinedSchema(schemas, name);
    copy(submission, properties, inlined);
    properties.remove("type");
    contents(file, properties, inlined);
    Stream.concat(file.get(REQUIRED).valueStream(), submission.get(REQUIRED).valueStream())
        .forEach(required::add);
  }

  private void envelope(ObjectNode properties, ArrayNode required) {
    SchemaName name = SchemaName.FEEDBACK_ENVELOPE;
    JsonNode file = MAPPER.readTree(schemas.source(name));
    copy(file, properties, new InlinedSchema(schemas, name));
    properties.remove("mode");
    ObjectNode item = properties.get("items").asObject().putObject("items");
    ArrayNode types =
        item.put("type", "object").putObject(PROPERTIES).putObject("type").putArray("enum");
    Stream.of(FeedbackType.values())
        .filter(type -> type != FeedbackType.ANALYTICS)
        .forEach(type -> types.add(type.wireName()));
    item.putArray(REQUIRED).add("type");
    file.get(REQUIRED).forEach(required::add);
  }

  /** What a schema forbids by name needs no mention. */
  private static void copy(JsonNode schema, ObjectNode properties, InlinedSchema inlined) {
    schema
        .get(PROPERTIES)
        .properties()
        .forEach(
            member -> {
              if (member.getValue().isObject()) {
                properties.set(
                    member.getKey(), member(member.getKey(), inlined.of(member.getValue())));
              }
            });
  }

  private static ObjectNode member(String name, ObjectNode schema) {
    if (SHARED.containsKey(name)) {
      return JsonNodeFactory.instance
          .objectNode()
          .put("type", schema.path("type").asString("string"))
          .put("description", SHARED.get(name));
    }
    boolean isOwnId = schema.path("description").asString("").contains("UUIDv7");
    return isOwnId
        ? SchemaOutline.of(schema).put("description", "From mint_ids; the same when you retry.")
        : SchemaOutline.described(schema);
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
                shapes.add(
                    SchemaOutline.of(inlined.of(shape.getValue()))
                        .put("title", "With target_type " + target));
              }
            });
    properties.get("content").asObject().set("anyOf", shapes);
  }
}
