package be.becivic.cli.review;

import java.util.Comparator;
import java.util.List;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Shows the marked places of a held document. */
final class MarkedText {
  private MarkedText() {}

  /** The document with marked words between brackets. */
  static JsonNode highlight(JsonNode document, JsonNode marks) {
    JsonNode copy = document.deepCopy();
    List<JsonNode> backwards =
        marks
            .valueStream()
            .sorted(
                Comparator.comparingInt((JsonNode mark) -> mark.path("start").asInt()).reversed())
            .toList();
    backwards.forEach(mark -> bracket(copy, mark));
    return copy;
  }

  /** From the end of a text to its beginning, so that the places before stay where they are. */
  private static void bracket(JsonNode document, JsonNode mark) {
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
                + ">>"
                + before.substring(start, end)
                + "<<"
                + before.substring(end));
    switch (document.at(pointer.head())) {
      case ObjectNode object -> object.set(pointer.last().getMatchingProperty(), after);
      case ArrayNode array -> array.set(pointer.last().getMatchingIndex(), after);
      default -> throw new IllegalStateException("a text stands in an object or an array");
    }
  }
}
