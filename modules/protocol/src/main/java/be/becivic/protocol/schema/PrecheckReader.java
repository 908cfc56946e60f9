package be.becivic.protocol.schema;

import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** Compiles a schema. It knows the keywords our schemas use, and refuses any other. */
record PrecheckReader(Prechecks shapes, String base) {

  Precheck read(JsonNode schema) {
    if (schema.isBoolean()) {
      return schema.booleanValue() ? Precheck.ANY : Precheck.NONE;
    }
    var parts = new ArrayList<Precheck>();
    schema.forEachEntry((keyword, value) -> add(keyword, value, schema, parts));
    return all(parts);
  }

  private void add(String keyword, JsonNode value, JsonNode schema, List<Precheck> parts) {
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
      case "allOf" -> parts.addAll(ConditionTable.of(value, this));
      case "anyOf" -> parts.add(any(value.valueStream().map(this::read).toList()));
      case "not" -> parts.add(not(read(value)));
      case "dependentSchemas" ->
          value.forEachEntry((name, then) -> parts.add(dependent(name, read(then))));
      case "propertyNames" -> parts.add(ContainerPrechecks.names(read(value)));
      case "items" -> parts.add(ContainerPrechecks.items(read(value)));
      case "contains" -> parts.add(ContainerPrechecks.contains(read(value)));
      case "required", "minProperties", "maxProperties", "minItems", "maxItems", "uniqueItems" ->
          parts.add(ContainerPrechecks.of(keyword, value));
      default -> parts.add(ValuePrechecks.of(keyword, value));
    }
  }

  private String resolve(String reference) {
    return reference.startsWith("#")
        ? base + reference
        : URI.create(base).resolve(reference).toString();
  }

  private Precheck members(JsonNode schema) {
    Map<String, Precheck> named = new HashMap<>();
    schema.path("properties").forEachEntry((name, value) -> named.put(name, read(value)));
    JsonNode others = schema.get("additionalProperties");
    return others == null
        ? ContainerPrechecks.members(named)
        : ContainerPrechecks.members(named, read(others));
  }

  private Precheck condition(JsonNode schema) {
    Precheck test = read(schema.get("if"));
    Precheck then = schema.has("then") ? read(schema.get("then")) : Precheck.ANY;
    Precheck otherwise = schema.has("else") ? read(schema.get("else")) : Precheck.ANY;
    return value -> (test.admits(value) ? then : otherwise).admits(value);
  }

  private static Precheck dependent(String name, Precheck then) {
    return value -> !value.has(name) || then.admits(value);
  }

  private static Precheck not(Precheck shape) {
    return value -> !shape.admits(value);
  }

  static Precheck all(List<Precheck> shapes) {
    Precheck[] parts = shapes.toArray(Precheck[]::new);
    return switch (parts.length) {
      case 0 -> Precheck.ANY;
      case 1 -> parts[0];
      default ->
          value -> {
            for (Precheck part : parts) {
              if (!part.admits(value)) {
                return false;
              }
            }
            return true;
          };
    };
  }

  private static Precheck any(List<Precheck> shapes) {
    Precheck[] parts = shapes.toArray(Precheck[]::new);
    return value -> {
      for (Precheck part : parts) {
        if (part.admits(value)) {
          return true;
        }
      }
      return false;
    };
  }
}
