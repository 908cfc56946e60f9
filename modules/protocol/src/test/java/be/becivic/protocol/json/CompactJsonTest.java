package be.becivic.protocol.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

final class CompactJsonTest {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final int TREES = 2_000;
  private static final int DEEPEST = 5;
  private static final List<String> TEXTS =
      List.of(
          "",
          "a",
          "schema_version",
          "a/b",
          "é ß €",
          "\u2028\u2029",
          "\u007f\u0085",
          "😀",
          "\uFFFD",
          "\"",
          "\\",
          "a\"b\\c",
          "\b\f\n\r\t",
          "\u0001\u001f",
          "\u0000",
          "line\nline",
          "\uD83D\uDE00");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "[]",
        "null",
        "true",
        "-0",
        "12",
        "123456789012345678901234567890",
        "1e-7",
        "1.50",
        "1E+3",
        "{\"a\": [1, {\"b\": null}], \"c\": \"\\u00e9\\n\"}"
      })
  void isWhatANodeSaysItself(String json) {
    JsonNode node = StrictJson.parseStored(json);

    assertThat(CompactJson.of(node)).isEqualTo(node.toString());
  }

  @Test
  void isWhatAnyNodeSaysItself() {
    var random = new Random(20261119);
    for (int i = 0; i < TREES; i++) {
      JsonNode tree = tree(random, 0);

      assertThat(CompactJson.of(tree)).isEqualTo(tree.toString());
    }
  }

  private static JsonNode tree(Random random, int depth) {
    return switch (random.nextInt(depth < DEEPEST ? 10 : 8)) {
      case 0 -> NODES.numberNode(random.nextInt());
      case 1 -> NODES.numberNode(random.nextLong());
      case 2 -> NODES.numberNode(new BigInteger(90, random));
      case 3 ->
          NODES.numberNode(new BigDecimal(new BigInteger(40, random), random.nextInt(40) - 20));
      case 4 -> NODES.numberNode(random.nextGaussian());
      case 5 -> NODES.booleanNode(random.nextBoolean());
      case 6 -> NODES.nullNode();
      case 7 -> NODES.stringNode(text(random));
      case 8 -> array(random, depth + 1);
      default -> object(random, depth + 1);
    };
  }

  private static ArrayNode array(Random random, int depth) {
    ArrayNode array = NODES.arrayNode();
    for (int i = random.nextInt(4); i > 0; i--) {
      array.add(tree(random, depth));
    }
    return array;
  }

  private static ObjectNode object(Random random, int depth) {
    ObjectNode object = NODES.objectNode();
    for (int i = random.nextInt(4); i > 0; i--) {
      object.set(text(random), tree(random, depth));
    }
    return object;
  }

  private static String text(Random random) {
    return TEXTS.get(random.nextInt(TEXTS.size())) + TEXTS.get(random.nextInt(TEXTS.size()));
  }
}
