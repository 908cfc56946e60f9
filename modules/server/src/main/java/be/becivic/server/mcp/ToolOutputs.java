package be.becivic.server.mcp;

import be.becivic.protocol.operation.Answer;
import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.Shape;
import be.becivic.protocol.schema.Schemas;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The results of tools as a schema: the members of every answer an operation gives, and of these
 * only what a model needs to know beforehand. Whole shapes are in the OpenAPI document.
 */
record ToolOutputs(Schemas schemas) {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final List<String> KEPT = List.of("type", "const", "enum", "description");

  ObjectNode of(Operation operation) {
    List<JsonNode> answers =
        operation.answers().stream()
            .map(Answer::shape)
            .map(this::schema)
            .flatMap(ToolOutputs::alternatives)
            .toList();
    ObjectNode output = JsonNodeFactory.instance.objectNode().put("type", "object");
    ObjectNode properties = output.putObject("properties");
    List<Set<String>> required = new ArrayList<>();
    for (JsonNode answer : answers) {
      answer
          .path("properties")
          .properties()
          .forEach(
              member -> {
                if (!properties.has(member.getKey())) {
                  properties.set(member.getKey(), outline(member.getValue()));
                }
              });
      required.add(names(answer.path("required")));
    }
    Set<String> always = new TreeSet<>(required.getFirst());
    required.forEach(always::retainAll);
    if (!always.isEmpty()) {
      always.forEach(output.putArray("required")::add);
    }
    return output;
  }

  private JsonNode schema(Shape shape) {
    return switch (shape) {
      case Shape.Published(var name) -> MAPPER.readTree(schemas.source(name));
      case Shape.Named named -> named.schema();
    };
  }

  /** Of a choice each part; what a part refers to is an answer of its own. */
  private static Stream<JsonNode> alternatives(JsonNode schema) {
    return schema.has("anyOf") ? schema.get("anyOf").valueStream() : Stream.of(schema);
  }

  private static ObjectNode outline(JsonNode schema) {
    ObjectNode outline = JsonNodeFactory.instance.objectNode();
    KEPT.stream().filter(schema::has).forEach(keyword -> outline.set(keyword, schema.get(keyword)));
    return outline;
  }

  private static Set<String> names(JsonNode required) {
    Set<String> names = new TreeSet<>();
    required.forEach(name -> names.add(name.stringValue()));
    return names;
  }
}
