package be.becivic.protocol.schema;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.identity.IdentityBan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

class MutationTest {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final Schemas SCHEMAS = Schemas.load();
  private static final IdentityBan BAN = new IdentityBan(SCHEMAS.vocabulary());
  private static final int ROUNDS = 100;
  private static final String SUBMITTED = "Jan~Peeters/\u0000";
  private static final List<String> VALUES =
      List.of(
          "null",
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

  @Test
  void anyMutationOfAValidInstanceIsAnsweredWithoutEchoingIt() {
    var random = new Random(20260512);
    for (Fixtures.Valid fixture : Fixtures.valid()) {
      for (int round = 0; round < ROUNDS; round++) {
        JsonNode mutant = mutate(fixture.instance().deepCopy(), random);
        for (Rejection rejection : answers(fixture.schema(), mutant)) {
          assertThat(isSafe(rejection, mutant)).as("%s on %s", rejection, mutant).isTrue();
        }
      }
    }
  }

  private static List<Rejection> answers(SchemaName schema, JsonNode mutant) {
    return Stream.of(SCHEMAS.check(schema, mutant), SCHEMAS.checkItem(mutant), BAN.check(mutant))
        .flatMap(Optional::stream)
        .toList();
  }

  private static boolean isSafe(Rejection rejection, JsonNode mutant) {
    String pointer = rejection.pointer().orElseThrow();
    return !mutant.at(pointer).isMissingNode()
        && Stream.of(pointer.split("/")).allMatch(MutationTest::isOurs)
        && rejection.missing().stream().allMatch(SCHEMAS.vocabulary()::knows);
  }

  private static boolean isOurs(String step) {
    return step.isEmpty() || step.matches("[0-9]+") || SCHEMAS.vocabulary().knows(step);
  }

  private static JsonNode mutate(JsonNode root, Random random) {
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
