package be.becivic.server.mcp;

import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * What a model needs to know of a schema before it calls: names, kinds, choices and lengths, and of
 * objects their members in words. Every client sends all tools with every request, and a call is
 * checked against the whole schema anyway.
 */
final class SchemaOutline {
  private static final int LONGEST_CHOICE = 12;
  private static final int USUAL_CHOICES = 5;
  private static final int LONGEST_TOLD = 100_000;
  private static final int LONG_SENTENCE = 60;

  private SchemaOutline() {}

  /** The outline of a member with what it is for. */
  static ObjectNode of(JsonNode schema) {
    ObjectNode outline = JsonNodeFactory.instance.objectNode();
    type(schema.path("type")).ifPresent(type -> outline.put("type", type));
    if (schema.has("const")) {
      return outline.set("const", schema.get("const"));
    }
    if (schema.path("enum").isArray() && schema.get("enum").size() <= LONGEST_CHOICE) {
      outline.set("enum", schema.get("enum"));
    }
    String meaning = brief(schema.path("description").asString(""));
    String members = members(schema);
    String said = members.isEmpty() ? meaning : meaning + " Members: " + members + ".";
    return said.isBlank() ? outline : outline.put("description", said.strip());
  }

  /** What may also be null is told by what else it is: strict clients want one type. */
  private static Optional<String> type(JsonNode type) {
    return Stream.concat(Stream.of(type), type.valueStream())
        .flatMap(each -> each.stringValueOpt().stream())
        .filter(name -> !name.equals("null"))
        .findFirst();
  }

  /** A long sentence up to where it goes on about details. */
  private static String brief(String words) {
    int semicolon = words.indexOf(';');
    return words.length() > LONG_SENTENCE && semicolon > 0 ? words.substring(0, semicolon) : words;
  }

  /** The members of an object in a line, such as {@code body ≤500, note? ≤500, kind a|b}. */
  static String members(JsonNode schema) {
    Set<String> required =
        schema.path("required").valueStream().map(JsonNode::asString).collect(Collectors.toSet());
    StringJoiner members = new StringJoiner(", ");
    schema
        .path("properties")
        .properties()
        .forEach(
            member ->
                members.add(
                    member.getKey()
                        + (required.contains(member.getKey()) ? "" : "?")
                        + limits(member.getValue())));
    return members.toString();
  }

  private static String limits(JsonNode schema) {
    if (schema.has("const")) {
      return " " + schema.get("const").asString();
    }
    if (schema.path("enum").isArray()) {
      return choices(schema.get("enum"));
    }
    String inside = members(schema);
    if (!inside.isEmpty()) {
      return " {" + inside + "}";
    }
    String each = members(schema.path("items"));
    if (!each.isEmpty()) {
      return " [{" + each + "}]";
    }
    int longest = schema.path("maxLength").asInt(LONGEST_TOLD);
    return schema.path("format").asString("").equals("date")
        ? " YYYY-MM-DD"
        : longest < LONGEST_TOLD ? " ≤" + longest : "";
  }

  /** Of many choices the first, which schemas list as the usual ones. */
  private static String choices(JsonNode values) {
    String told =
        values
            .valueStream()
            .limit(values.size() <= LONGEST_CHOICE ? LONGEST_CHOICE : USUAL_CHOICES)
            .map(JsonNode::asString)
            .collect(Collectors.joining("|"));
    return " " + told + (values.size() <= LONGEST_CHOICE ? "" : "|…");
  }
}
