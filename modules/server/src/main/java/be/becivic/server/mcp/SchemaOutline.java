package be.becivic.server.mcp;

import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * What a model needs to know of a schema before it calls: names, kinds, choices and lengths. Every
 * client sends all tools with every request, and a call is checked against the whole schema anyway.
 */
final class SchemaOutline {
  private static final List<String> KEPT = List.of("const", "enum", "maxLength", "required");
  private static final int LONGEST_LIST = 12;

  private SchemaOutline() {}

  /** The outline of a member with what it is for. */
  static ObjectNode described(JsonNode schema) {
    ObjectNode outline = of(schema);
    String meaning = schema.path("description").asString("");
    return meaning.isEmpty() ? outline : outline.put("description", meaning);
  }

  static ObjectNode of(JsonNode schema) {
    ObjectNode outline = JsonNodeFactory.instance.objectNode();
    schema.path("type").stringValueOpt().ifPresent(type -> outline.put("type", type));
    for (String keyword : KEPT) {
      JsonNode value = schema.path(keyword);
      if (!value.isMissingNode() && value.size() <= LONGEST_LIST) {
        outline.set(keyword, value);
      }
    }
    if (schema.path("format").asString("").equals("date")) {
      outline.put("format", "date");
    }
    if (schema.path("properties") instanceof ObjectNode members && !members.isEmpty()) {
      ObjectNode properties = outline.putObject("properties");
      members
          .properties()
          .forEach(member -> properties.set(member.getKey(), of(member.getValue())));
    }
    if (schema.path("items") instanceof ObjectNode items && !of(items).isEmpty()) {
      outline.set("items", of(items));
    }
    if (schema.path("anyOf") instanceof ArrayNode shapes) {
      ArrayNode choices = outline.putArray("anyOf");
      shapes.forEach(shape -> choices.add(titled(shape)));
    }
    return outline;
  }

  private static ObjectNode titled(JsonNode shape) {
    ObjectNode outline = of(shape);
    shape.path("title").stringValueOpt().ifPresent(title -> outline.put("title", title));
    return outline;
  }
}
