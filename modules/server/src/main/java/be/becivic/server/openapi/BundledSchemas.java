package be.becivic.server.openapi;

import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.Schemas;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The published schemas as parts of one document: whoever reads it needs nothing else, wherever the
 * server stands.
 */
final class BundledSchemas {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final String REF = "$ref";
  private static final String SUFFIX = ".schema.json";
  private static final String PREFIX = "#/components/schemas/";
  private static final Set<String> OF_A_FILE = Set.of("$id", "$schema");

  private final Schemas schemas;

  BundledSchemas(Schemas schemas) {
    this.schemas = schemas;
  }

  static String reference(SchemaName name) {
    return PREFIX + componentOf(name.fileName());
  }

  /** Those named and what they refer to, into the parts of a document. */
  void addTo(ObjectNode components, Stream<SchemaName> named) {
    Set<SchemaName> waiting = new TreeSet<>(named.toList());
    while (!waiting.isEmpty()) {
      SchemaName next = waiting.iterator().next();
      waiting.remove(next);
      JsonNode part = bundled(MAPPER.readTree(schemas.source(next)), next, waiting);
      components.set(componentOf(next.fileName()), part);
      waiting.removeIf(name -> components.has(componentOf(name.fileName())));
    }
  }

  private static JsonNode bundled(JsonNode schema, SchemaName file, Set<SchemaName> found) {
    return switch (schema) {
      case ObjectNode object -> {
        ObjectNode copy = JsonNodeFactory.instance.objectNode();
        object
            .properties()
            .forEach(
                member -> {
                  if (!OF_A_FILE.contains(member.getKey())) {
                    copy.set(
                        member.getKey(), member(member.getKey(), member.getValue(), file, found));
                  }
                });
        yield copy;
      }
      case ArrayNode array -> {
        ArrayNode copy = JsonNodeFactory.instance.arrayNode();
        array.forEach(each -> copy.add(bundled(each, file, found)));
        yield copy;
      }
      case JsonNode scalar -> scalar;
    };
  }

  private static JsonNode member(
      String name, JsonNode value, SchemaName file, Set<SchemaName> found) {
    if (!name.equals(REF) || !value.isString()) {
      return bundled(value, file, found);
    }
    String reference = value.stringValue();
    int hash = reference.indexOf('#');
    String document = hash < 0 ? reference : reference.substring(0, hash);
    String inside = hash < 0 ? "" : reference.substring(hash + 1);
    SchemaName target =
        List.of(SchemaName.values()).stream()
            .filter(each -> each.fileName().equals(document))
            .findFirst()
            .orElse(file);
    found.add(target);
    return JsonNodeFactory.instance.stringNode(reference(target) + inside);
  }

  /** {@code skill-graph.schema.json} is {@code skill-graph}. */
  private static String componentOf(String fileName) {
    return fileName.endsWith(SUFFIX)
        ? fileName.substring(0, fileName.length() - SUFFIX.length())
        : fileName.replace(".json", "");
  }
}
