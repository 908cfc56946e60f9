package be.becivic.protocol.schema;

import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** Compiles a schema. It knows the keywords our schemas use, and refuses any other. */
record ShapeReader(Shapes shapes, String base) {

  Shape read(JsonNode schema) {
    if (schema.isBoolean()) {
      return schema.booleanValue() ? Shape.ANY : Shape.NONE;
    }
    var parts = new ArrayList<Shape>();
    schema.forEachEntry((keyword, value) -> add(keyword, value, schema, parts));
    return all(parts);
  }

  private void add(String keyword, JsonNode value, JsonNode schema, List<Shape> parts) {
    switch (keyword) {
      case "$schema", "$id", "$defs", "title", "description", "default" -> {}
      case "then", "else" -> {}
      case "if" -> parts.add(condition(schema));
      case "properties" -> parts.add(members(schema));
      case "additionalProperties" -> {
        if (!schema.has("properties")) {
          parts.add(members(schema));
        }
      }
      case "$ref" -> parts.add(shapes.reference(resolve(value.stringValue())));
      case "allOf" -> parts.addAll(Cases.of(value, this));
      case "anyOf" -> parts.add(any(value.valueStream().map(this::read).toList()));
      case "not" -> parts.add(not(read(value)));
      case "dependentSchemas" ->
          value.forEachEntry((name, then) -> parts.add(dependent(name, read(then))));
      case "propertyNames" -> parts.add(ContainerShapes.names(read(value)));
      case "items" -> parts.add(ContainerShapes.items(read(value)));
      case "contains" -> parts.add(ContainerShapes.contains(read(value)));
      case "required", "minProperties", "maxProperties", "minItems", "maxItems", "uniqueItems" ->
          parts.add(ContainerShapes.of(keyword, value));
      default -> parts.add(ValueShapes.of(keyword, value));
    }
  }

  private String resolve(String reference) {
    return reference.startsWith("#")
        ? base + reference
        : URI.create(base).resolve(reference).toString();
  }

  private Shape members(JsonNode schema) {
    Map<String, Shape> named = new HashMap<>();
    schema.path("properties").forEachEntry((name, value) -> named.put(name, read(value)));
    JsonNode others = schema.get("additionalProperties");
    return others == null
        ? ContainerShapes.members(named)
        : ContainerShapes.members(named, read(others));
  }

  private Shape condition(JsonNode schema) {
    Shape test = read(schema.get("if"));
    Shape then = schema.has("then") ? read(schema.get("then")) : Shape.ANY;
    Shape otherwise = schema.has("else") ? read(schema.get("else")) : Shape.ANY;
    return value -> (test.admits(value) ? then : otherwise).admits(value);
  }

  private static Shape dependent(String name, Shape then) {
    return value -> !value.has(name) || then.admits(value);
  }

  private static Shape not(Shape shape) {
    return value -> !shape.admits(value);
  }

  static Shape all(List<Shape> shapes) {
    Shape[] parts = shapes.toArray(Shape[]::new);
    return switch (parts.length) {
      case 0 -> Shape.ANY;
      case 1 -> parts[0];
      default ->
          value -> {
            for (Shape part : parts) {
              if (!part.admits(value)) {
                return false;
              }
            }
            return true;
          };
    };
  }

  private static Shape any(List<Shape> shapes) {
    Shape[] parts = shapes.toArray(Shape[]::new);
    return value -> {
      for (Shape part : parts) {
        if (part.admits(value)) {
          return true;
        }
      }
      return false;
    };
  }
}
