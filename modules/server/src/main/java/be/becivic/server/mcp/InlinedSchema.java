package be.becivic.server.mcp;

import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.Schemas;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Puts what a schema refers to in its place; whole other documents are only named. */
final class InlinedSchema {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final String REF = "$ref";

  private final SchemaName file;
  private final JsonNode own;
  private final JsonNode common;
  private final Set<String> under = new HashSet<>();

  InlinedSchema(Schemas schemas, SchemaName file) {
    this.file = file;
    this.own = MAPPER.readTree(schemas.source(file));
    this.common = MAPPER.readTree(schemas.source(SchemaName.COMMON));
  }

  ObjectNode of(JsonNode schema) {
    return inline(schema, file).asObject();
  }

  private JsonNode inline(JsonNode schema, SchemaName from) {
    return switch (schema) {
      case ObjectNode object -> inline(object, from);
      case ArrayNode array -> {
        ArrayNode copy = JsonNodeFactory.instance.arrayNode();
        array.forEach(each -> copy.add(inline(each, from)));
        yield copy;
      }
      case JsonNode scalar -> scalar;
    };
  }

  private ObjectNode inline(ObjectNode schema, SchemaName from) {
    ObjectNode copy = JsonNodeFactory.instance.objectNode();
    if (schema.path(REF).isString()) {
      copy.setAll(target(schema.get(REF).stringValue(), from));
    }
    schema
        .properties()
        .forEach(
            member -> {
              if (!member.getKey().equals(REF) && !isForbidden(member.getValue())) {
                copy.set(member.getKey(), inline(member.getValue(), from));
              }
            });
    return copy;
  }

  /** Some clients stumble over a schema that is just false; what is left out is refused anyway. */
  private static boolean isForbidden(JsonNode schema) {
    return schema.isBoolean() && !schema.booleanValue();
  }

  private ObjectNode target(String reference, SchemaName from) {
    int hash = reference.indexOf('#');
    String document = hash < 0 ? reference : reference.substring(0, hash);
    boolean isCommon =
        document.equals(SchemaName.COMMON.fileName())
            || (document.isEmpty() && from == SchemaName.COMMON);
    if (!isCommon && !document.isEmpty()) {
      return elsewhere(document);
    }
    SchemaName where = isCommon ? SchemaName.COMMON : from;
    String pointer = reference.substring(hash + 1);
    if (!under.add(where + pointer)) {
      return JsonNodeFactory.instance.objectNode();
    }
    try {
      return inline((isCommon ? common : own).at(pointer), where).asObject();
    } finally {
      under.remove(where + pointer);
    }
  }

  private static ObjectNode elsewhere(String document) {
    String id =
        Stream.of(SchemaName.values())
            .filter(name -> name.fileName().equals(document))
            .map(SchemaName::id)
            .findFirst()
            .orElseThrow();
    return JsonNodeFactory.instance
        .objectNode()
        .put("type", "object")
        .put("description", "Its schema is " + id + ".");
  }
}
