package be.becivic.corpus.json;

import be.becivic.corpus.text.Span;
import be.becivic.protocol.json.StrictJson;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
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
    return whole(text, parser -> new JsonTreeReader(parser).tree());
  }

  /** Reads a text that has one value and nothing else; the parser is at its first token. */
  static <T> T whole(String text, Function<JsonParser, T> reader) {
    try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
      if (parser.nextToken() == null) {
        throw new StreamReadException(parser, "there is no value");
      }
      T value = reader.apply(parser);
      if (parser.nextToken() != null) {
        throw new StreamReadException(parser, "there is more than one value");
      }
      return value;
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
    JsonNode value = JsonLeaf.read(parser);
    return new JsonTree(value, new Span(start, end()), List.of(), List.of());
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
