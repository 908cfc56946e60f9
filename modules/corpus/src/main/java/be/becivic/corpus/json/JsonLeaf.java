package be.becivic.corpus.json;

import tools.jackson.core.JsonParser;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** The value of a token that is no object and no array. */
final class JsonLeaf {
  private JsonLeaf() {}

  static JsonNode read(JsonParser parser) {
    JsonNodeFactory json = JsonNodeFactory.instance;
    return switch (parser.currentToken()) {
      case VALUE_STRING -> json.stringNode(parser.getString());
      case VALUE_NUMBER_INT -> integer(parser);
      case VALUE_NUMBER_FLOAT -> json.numberNode(parser.getDecimalValue());
      case VALUE_TRUE -> json.booleanNode(true);
      case VALUE_FALSE -> json.booleanNode(false);
      default -> json.nullNode();
    };
  }

  private static JsonNode integer(JsonParser parser) {
    JsonNodeFactory json = JsonNodeFactory.instance;
    return switch (parser.getNumberType()) {
      case INT -> json.numberNode(parser.getIntValue());
      case LONG -> json.numberNode(parser.getLongValue());
      default -> json.numberNode(parser.getBigIntegerValue());
    };
  }
}
