package be.becivic.protocol.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Instances with a few random changes. */
final class Mutants {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final String SUBMITTED = "Jan~Peeters/\u0000";
  private static final List<String> VALUES =
      List.of(
          "null",
          "1.0",
          "4.0",
          "\"skill\"",
          "\"reject\"",
          "\"2026-04-26T14:32:00.5+02:00\"",
          "true",
          "-1",
          "1e400",
          "12345678901234567890.5",
          "\"\"",
          "\"\\ud800\"",
          "\"a\\nb\"",
          "\"2026-02-30\"",
          "[]",
          "[[[]]]",
          "{}",
          "{\"\": {\"\": 1}}",
          "{\"email\": 1}");

  private Mutants() {}

  static JsonNode of(JsonNode valid, Random random) {
    JsonNode root = valid.deepCopy();
    for (int edits = random.nextInt(1, 5); edits > 0; edits--) {
      List<JsonNode> containers = containers(root);
      if (containers.isEmpty()) {
        return root;
      }
      JsonNode value = MAPPER.readTree(VALUES.get(random.nextInt(VALUES.size())));
      switch (containers.get(random.nextInt(containers.size()))) {
        case ObjectNode object -> mutate(object, value, random);
        case ArrayNode array -> mutate(array, value, random);
        case JsonNode other -> throw new IllegalStateException(other.toString());
      }
    }
    return root;
  }

  private static void mutate(ObjectNode object, JsonNode value, Random random) {
    List<String> names = List.copyOf(object.propertyNames());
    switch (names.isEmpty() ? 0 : random.nextInt(4)) {
      case 0 -> object.set(SUBMITTED, value);
      case 1 -> object.remove(names.get(random.nextInt(names.size())));
      case 2 -> object.set(names.get(random.nextInt(names.size())), value);
      default -> {
        String name = names.get(random.nextInt(names.size()));
        object.set(name + "x", object.remove(name));
      }
    }
  }

  private static void mutate(ArrayNode array, JsonNode value, Random random) {
    int at = random.nextInt(array.size() + 1);
    array.insert(at, value);
    if (random.nextBoolean()) {
      array.insert(at, value);
    }
  }

  private static List<JsonNode> containers(JsonNode node) {
    var containers = new ArrayList<JsonNode>();
    if (node.isContainer()) {
      containers.add(node);
      node.forEach(child -> containers.addAll(containers(child)));
    }
    return containers;
  }
}
