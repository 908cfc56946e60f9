package be.becivic.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Random JSON, and random changes to given JSON; every text in it carries the marker. */
final class Mutations {
  static final String MARKER = "qzxmarker";

  private static final List<String> TEXTS =
      List.of(
          "", " ", "a\nb", "\u202e", "\ufffe", "85.07.30-033.28", "x@example.org", "<b>", "ses_");
  private static final List<String> NAMES =
      List.of("type", "content", "target_id", "target_type", "submitted_at", "uid", "email", "");

  private final Random random;

  Mutations(long seed) {
    this.random = new Random(seed);
  }

  JsonNode anyValue(int depth) {
    JsonNodeFactory json = JsonNodeFactory.instance;
    return switch (random.nextInt(depth == 0 ? 6 : 8)) {
      case 0 -> json.nullNode();
      case 1 -> json.booleanNode(random.nextBoolean());
      case 2 -> json.numberNode(random.nextLong());
      case 3 -> json.numberNode(random.nextGaussian() * 1e9);
      case 4, 5 -> json.stringNode(text());
      case 6 -> {
        ArrayNode array = json.arrayNode();
        for (int i = random.nextInt(4); i > 0; i--) {
          array.add(anyValue(depth - 1));
        }
        yield array;
      }
      default -> {
        ObjectNode object = json.objectNode();
        for (int i = random.nextInt(4); i > 0; i--) {
          object.set(name(), anyValue(depth - 1));
        }
        yield object;
      }
    };
  }

  /** A copy with one thing in it removed, replaced, added or repeated. */
  <T extends JsonNode> JsonNode mutate(T original) {
    JsonNode copy = original.deepCopy();
    var containers = new ArrayList<JsonNode>();
    collect(copy, containers);
    JsonNode place = containers.get(random.nextInt(containers.size()));
    if (place instanceof ObjectNode object) {
      change(object);
    } else if (place instanceof ArrayNode array) {
      array.add(array.isEmpty() ? anyValue(1) : array.get(0).deepCopy());
    }
    return copy;
  }

  private void change(ObjectNode object) {
    List<String> names = List.copyOf(object.propertyNames());
    if (names.isEmpty() || random.nextInt(4) == 0) {
      object.set(name(), anyValue(2));
      return;
    }
    String name = names.get(random.nextInt(names.size()));
    if (random.nextBoolean()) {
      object.remove(name);
    } else {
      object.set(name, anyValue(2));
    }
  }

  private static void collect(JsonNode node, List<JsonNode> containers) {
    if (node.isContainer()) {
      containers.add(node);
    }
    node.forEach(child -> collect(child, containers));
  }

  private String text() {
    return MARKER + TEXTS.get(random.nextInt(TEXTS.size())) + random.nextInt(1000);
  }

  private String name() {
    return random.nextBoolean() ? NAMES.get(random.nextInt(NAMES.size())) : text();
  }
}
