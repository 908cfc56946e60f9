package be.becivic.corpus.json;

import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Takes what {@link JsonTreeReader} takes, and keeps no positions. */
final class JsonValueReader {
  private final JsonParser parser;

  private JsonValueReader(JsonParser parser) {
    this.parser = parser;
  }

  static JsonNode read(String text) {
    return JsonTreeReader.whole(text, parser -> new JsonValueReader(parser).value());
  }

  private JsonNode value() {
    return switch (parser.currentToken()) {
      case START_OBJECT -> object();
      case START_ARRAY -> array();
      default -> JsonLeaf.read(parser);
    };
  }

  private JsonNode object() {
    ObjectNode object = JsonNodeFactory.instance.objectNode();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      parser.nextToken();
      object.set(name, value());
    }
    return object;
  }

  private JsonNode array() {
    ArrayNode array = JsonNodeFactory.instance.arrayNode();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      array.add(value());
    }
    return array;
  }
}
