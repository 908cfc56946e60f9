package be.becivic.server.mcp;

import be.becivic.protocol.feedback.Capability;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.Tier;
import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.Parameter;
import be.becivic.protocol.operation.Shape;
import be.becivic.protocol.operation.Surface;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.Schemas;
import java.util.Comparator;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
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
  private static final int MOST_CHOICES = 11;

  /** Members that several tools have, in fewer words than the schemas use. */
  private static final Map<String, String> SHARED =
      Map.of(
          "submitted_at", "Now, with offset or Z.",
          "submitting_agent", "As name/1.0.",
          "submission_contract_version", "2.1.0",
          "session_id", "From mint_ids.",
          "items", "Each with its type and what the tool for that type takes.",
          "provenance", "Only for what comes from discovery sessions.");

  ObjectNode of(Operation operation) {
    ObjectNode input = JsonNodeFactory.instance.objectNode().put("type", "object");
    ObjectNode properties = input.putObject(PROPERTIES);
    ArrayNode required = JsonNodeFactory.instance.arrayNode();
    for (Parameter<?> parameter : operation.parameters(Surface.TOOL)) {
      String name = parameter.name(Surface.TOOL);
      properties.set(name, listed(parameter));
      if (parameter.isRequired()) {
        required.add(name);
      }
    }
    operation.body().ifPresent(shape -> add(shape, properties, required));
    if (!required.isEmpty()) {
      input.set(REQUIRED, required);
    }
    return input;
  }

  /** A long list of choices is told to whoever gets one wrong. */
  private static ObjectNode listed(Parameter<?> parameter) {
    ObjectNode schema = parameter.schema().put("description", parameter.meaning());
    if (schema.at("/items/enum").size() > MOST_CHOICES) {
      schema.putObject("items").put("type", "string");
    }
    return schema;
  }

  private void add(Shape body, ObjectNode properties, ArrayNode required) {
    switch (body) {
      case Shape.Named(_, ObjectNode schema, _) -> {
        properties.setAll(schema.get(PROPERTIES).asObject());
        schema.path(REQUIRED).forEach(required::add);
      }
      case Shape.Published(SchemaName name) when name == SchemaName.FEEDBACK_ENVELOPE ->
          envelope(properties, required);
      case Shape.Published(SchemaName name) -> submission(type(name), name, properties, required);
    }
  }

  private void submission(
      FeedbackType type, SchemaName name, ObjectNode properties, ArrayNode required) {
    JsonNode file = MAPPER.readTree(schemas.source(name));
    JsonNode submission = file.at("/$defs/submission");
    InlinedSchema inlined = new InlinedSchema(schemas, name);
    copy(submission, properties, inlined);
    properties.remove("type");
    capabilities(properties, needed(type));
    contents(file, properties, inlined);
    Stream.concat(file.get(REQUIRED).valueStream(), submission.get(REQUIRED).valueStream())
        .forEach(required::add);
  }

  private void envelope(ObjectNode properties, ArrayNode required) {
    SchemaName name = SchemaName.FEEDBACK_ENVELOPE;
    JsonNode file = MAPPER.readTree(schemas.source(name));
    copy(file, properties, new InlinedSchema(schemas, name));
    properties.remove("mode");
    capabilities(properties, "what you can do; each type of item asks for its own");
    properties.get("items").asObject().putObject("items").put("type", "object");
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
    ObjectNode outline = SchemaOutline.of(schema);
    if (SHARED.containsKey(name)) {
      return outline.put("description", SHARED.get(name));
    }
    boolean isOwnId = schema.path("description").asString("").contains("UUIDv7");
    return isOwnId ? outline.put("description", "From mint_ids; keep it on retries.") : outline;
  }

  private static FeedbackType type(SchemaName name) {
    return Stream.of(FeedbackType.values())
        .filter(type -> SchemaName.of(type) == name)
        .findFirst()
        .orElseThrow();
  }

  /** What a submission of a type asks for at most. */
  private static String needed(FeedbackType type) {
    return Tier.TABLE.stream()
        .filter(row -> row.type() == type)
        .map(row -> row.tier().required())
        .max(Comparator.comparingInt(Set::size))
        .orElse(Set.of())
        .stream()
        .sorted()
        .map(Capability::wireName)
        .collect(Collectors.joining(", "));
  }

  private static void capabilities(ObjectNode properties, String words) {
    properties.putObject("declared_capabilities").put("type", "array").put("description", words);
  }

  /** The shapes content takes, of which target_type chooses one. */
  private static void contents(JsonNode file, ObjectNode properties, InlinedSchema inlined) {
    if (!properties.has("content")) {
      return;
    }
    StringBuilder words = new StringBuilder("By target_type.");
    file.get("$defs")
        .properties()
        .forEach(
            shape -> {
              if (shape.getKey().endsWith("_content")) {
                words
                    .append(' ')
                    .append(shape.getKey().replace("_content", ""))
                    .append(": ")
                    .append(SchemaOutline.members(inlined.of(shape.getValue())))
                    .append('.');
              }
            });
    properties.putObject("content").put("type", "object").put("description", words.toString());
  }
}
