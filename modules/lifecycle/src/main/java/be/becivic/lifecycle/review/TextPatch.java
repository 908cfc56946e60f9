package be.becivic.lifecycle.review;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Gives the texts of a held document other words, as a JSON merge patch. */
public final class TextPatch {
  private static final String TAKEN_OUT = "[…]";

  private TextPatch() {}

  /** Takes the marked words out; empty where nothing is marked. */
  public static ObjectNode redaction(JsonNode document, List<PersonMark> marks) {
    Map<String, String> texts = new LinkedHashMap<>();
    marks.stream()
        .collect(Collectors.groupingBy(PersonMark::pointer))
        .forEach(
            (pointer, inText) ->
                document
                    .at(pointer)
                    .stringValueOpt()
                    .ifPresent(text -> texts.put(pointer, without(text, inText))));
    return of(document, texts);
  }

  private static String without(String text, List<PersonMark> marks) {
    StringBuilder left = new StringBuilder();
    int at = 0;
    for (PersonMark mark :
        marks.stream().sorted(Comparator.comparing(PersonMark::start)).toList()) {
      if (mark.end() <= text.length()) {
        if (mark.start() >= at) {
          left.append(text, at, mark.start()).append(TAKEN_OUT);
        }
        at = Math.max(at, mark.end());
      }
    }
    return left.append(text.substring(at)).toString();
  }

  /**
   * Puts texts in the place of others.
   *
   * @param texts the new words by the pointer of the old ones; where there is no text, none is made
   */
  public static ObjectNode of(JsonNode document, Map<String, String> texts) {
    JsonNode copy = document.deepCopy();
    texts.forEach((pointer, text) -> put(copy, pointer, text));
    ObjectNode patch = JsonNodeFactory.instance.objectNode();
    copy.properties()
        .forEach(
            member -> {
              if (!member.getValue().equals(document.get(member.getKey()))) {
                patch.set(member.getKey(), member.getValue());
              }
            });
    return patch;
  }

  private static void put(JsonNode document, String pointer, String text) {
    if (!document.at(pointer).isString()) {
      return;
    }
    int slash = pointer.lastIndexOf('/');
    String name = pointer.substring(slash + 1).replace("~1", "/").replace("~0", "~");
    JsonNode words = JsonNodeFactory.instance.stringNode(text);
    switch (document.at(pointer.substring(0, slash))) {
      case ObjectNode object -> object.set(name, words);
      case ArrayNode array -> array.set(Integer.parseInt(name), words);
      default -> throw new IllegalStateException("a text stands in an object or an array");
    }
  }
}
