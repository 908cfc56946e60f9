package be.becivic.corpus.json;

import be.becivic.corpus.text.Span;
import be.becivic.protocol.json.StrictJson;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Builds the tree with positions from the token stream. */
final class JsonTreeReader {
  /** A phrase is known by its English, which may be what a way of a route says. */
  private static final int MAX_NAME = 512;

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(StrictJson.MAX_DEPTH)
                  .maxStringLength(StrictJson.MAX_STRING)
                  .maxNumberLength(StrictJson.MAX_NUMBER)
                  .maxNameLength(MAX_NAME)
                  .build())
          .build();

  private final JsonParser parser;

  private JsonTreeReader(JsonParser parser) {
    this.parser = parser;
  }

  static JsonTree read(String text) {
    try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
      JsonTreeReader reader = new JsonTreeReader(parser);
      if (parser.nextToken() == null) {
        throw new StreamReadException(parser, "there is no value");
      }
      JsonTree tree = reader.tree();
      if (parser.nextToken() != null) {
        throw new StreamReadException(parser, "there is more than one value");
      }
      return tree;
    }
  }

  private JsonTree tree() {
    return switch (parser.currentToken()) {
      case START_OBJECT -> object();
      case START_ARRAY -> array();
      default -> leaf();
    };
  }

  private JsonTree object() {
    int start = start();
    ObjectNode value = JsonNodeFactory.instance.objectNode();
    List<JsonTree.Member> members = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      Span nameSpan = new Span(start(), end());
      parser.nextToken();
      JsonTree child = tree();
      value.set(name, child.value());
      members.add(new JsonTree.Member(name, nameSpan, child));
    }
    return new JsonTree(value, new Span(start, end()), members, List.of());
  }

  private JsonTree array() {
    int start = start();
    ArrayNode value = JsonNodeFactory.instance.arrayNode();
    List<JsonTree> items = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      JsonTree child = tree();
      value.add(child.value());
      items.add(child);
    }
    return new JsonTree(value, new Span(start, end()), List.of(), items);
  }

  private JsonTree leaf() {
    int start = start();
    JsonNodeFactory json = JsonNodeFactory.instance;
    JsonNode value =
        switch (parser.currentToken()) {
          case VALUE_STRING -> json.stringNode(parser.getString());
          case VALUE_NUMBER_INT -> integer();
          case VALUE_NUMBER_FLOAT -> json.numberNode(parser.getDecimalValue());
          case VALUE_TRUE -> json.booleanNode(true);
          case VALUE_FALSE -> json.booleanNode(false);
          default -> json.nullNode();
        };
    return new JsonTree(value, new Span(start, end()), List.of(), List.of());
  }

  private JsonNode integer() {
    JsonNodeFactory json = JsonNodeFactory.instance;
    return switch (parser.getNumberType()) {
      case INT -> json.numberNode(parser.getIntValue());
      case LONG -> json.numberNode(parser.getLongValue());
      default -> json.numberNode(parser.getBigIntegerValue());
    };
  }

  private int start() {
    return (int) parser.currentTokenLocation().getCharOffset();
  }

  /** The parser is lazy: only a finished token leaves it at its end. */
  private int end() {
    parser.finishToken();
    return (int) parser.currentLocation().getCharOffset();
  }
}
