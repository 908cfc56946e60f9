package be.becivic.server.mcp;

import be.becivic.protocol.operation.Answer;
import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.Shape;
import be.becivic.protocol.schema.Schemas;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The results of tools as a schema, which promises no more than what every answer of an operation
 * has; whole shapes are in the OpenAPI document.
 */
record ToolOutputs(Schemas schemas) {
  private static final JsonMapper MAPPER = new JsonMapper();

  ObjectNode of(Operation operation) {
    List<Set<String>> required =
        operation.answers().stream()
            .map(Answer::shape)
            .map(this::schema)
            .flatMap(ToolOutputs::alternatives)
            .map(answer -> names(answer.path("required")))
            .toList();
    Set<String> always = new TreeSet<>(required.getFirst());
    required.forEach(always::retainAll);
    operation.tool().flatMap(Operation.ToolForm::text).ifPresent(always::remove);
    ObjectNode output = JsonNodeFactory.instance.objectNode().put("type", "object");
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

  private static Set<String> names(JsonNode required) {
    Set<String> names = new TreeSet<>();
    required.forEach(name -> names.add(name.stringValue()));
    return names;
  }
}
