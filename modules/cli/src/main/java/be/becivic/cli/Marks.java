package be.becivic.cli;

import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Works on the marked places of a held document. */
final class Marks {
  private Marks() {}

  /** The document with marked words between brackets. */
  static JsonNode highlight(JsonNode document, JsonNode marks) {
    return replaced(document, marks, words -> ">>" + words + "<<");
  }

  /** A merge patch that takes the marked words out. */
  static ObjectNode redaction(JsonNode document, JsonNode marks) {
    JsonNode redacted = replaced(document, marks, _ -> "[…]");
    ObjectNode patch = JsonNodeFactory.instance.objectNode();
    redacted
        .properties()
        .forEach(
            member -> {
              if (!member.getValue().equals(document.get(member.getKey()))) {
                patch.set(member.getKey(), member.getValue());
              }
            });
    return patch;
  }

  private static JsonNode replaced(JsonNode document, JsonNode marks, UnaryOperator<String> words) {
    JsonNode copy = document.deepCopy();
    List<JsonNode> backwards =
        marks
            .valueStream()
            .sorted(
                Comparator.comparingInt((JsonNode mark) -> mark.path("start").asInt()).reversed())
            .toList();
    backwards.forEach(mark -> replace(copy, mark, words));
    return copy;
  }

  /** From the end of a text to its beginning, so that the places before stay where they are. */
  private static void replace(JsonNode document, JsonNode mark, UnaryOperator<String> words) {
    JsonPointer pointer = JsonPointer.compile(mark.path("pointer").asString());
    JsonNode text = document.at(pointer);
    int start = mark.path("start").asInt();
    int end = mark.path("end").asInt();
    if (!text.isString() || end > text.stringValue().length()) {
      return;
    }
    String before = text.stringValue();
    JsonNode after =
        JsonNodeFactory.instance.stringNode(
            before.substring(0, start)
                + words.apply(before.substring(start, end))
                + before.substring(end));
    switch (document.at(pointer.head())) {
      case ObjectNode object -> object.set(pointer.last().getMatchingProperty(), after);
      case ArrayNode array -> array.set(pointer.last().getMatchingIndex(), after);
      default -> throw new IllegalStateException("a text stands in an object or an array");
    }
  }
}
