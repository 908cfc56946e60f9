package be.becivic.protocol.schema;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads a list of conditions on what one member says as a table. A submission's shape follows its
 * target type, and asking for each type in turn would take longer than all other tests.
 */
final class ConditionTable {

  /** A member that says this. */
  private record Said(String name, String text) {}

  private ConditionTable() {}

  static List<Precheck> of(JsonNode parts, PrecheckReader reader) {
    var shapes = new ArrayList<Precheck>();
    Map<String, Map<String, List<Precheck>>> tables = new LinkedHashMap<>();
    for (JsonNode part : parts) {
      condition(part)
          .ifPresentOrElse(
              said ->
                  tables
                      .computeIfAbsent(said.name, _ -> new HashMap<>())
                      .computeIfAbsent(said.text, _ -> new ArrayList<>())
                      .add(reader.read(part.get("then"))),
              () -> shapes.add(reader.read(part)));
    }
    tables.forEach((name, table) -> shapes.add(table(name, table)));
    return shapes;
  }

  private static Precheck table(String name, Map<String, List<Precheck>> table) {
    Map<String, Precheck> shapes = new HashMap<>();
    table.forEach((text, then) -> shapes.put(text, PrecheckReader.all(then)));
    return value -> {
      if (!(value instanceof ObjectNode object)) {
        throw Precheck.UnsureException.INSTANCE;
      }
      JsonNode member = object.get(name);
      Precheck then = member != null && member.isString() ? shapes.get(member.stringValue()) : null;
      return then == null || then.admits(value);
    };
  }

  /** Whether it is the one kind of condition that can go into a table. */
  private static Optional<Said> condition(JsonNode part) {
    JsonNode test = part.path("if");
    JsonNode properties = test.path("properties");
    if (part.size() != 2 || !part.has("then") || test.size() != 2 || properties.size() != 1) {
      return Optional.empty();
    }
    String name = properties.propertyNames().iterator().next();
    JsonNode required = test.path("required");
    JsonNode wanted = properties.get(name).path("const");
    boolean isPlain =
        properties.get(name).size() == 1
            && wanted.isString()
            && required.size() == 1
            && required.get(0).stringValueOpt().filter(name::equals).isPresent();
    return isPlain ? Optional.of(new Said(name, wanted.stringValue())) : Optional.empty();
  }
}
