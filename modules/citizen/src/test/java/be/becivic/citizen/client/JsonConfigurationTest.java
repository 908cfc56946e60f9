package be.becivic.citizen.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

class JsonConfigurationTest {
  private static final ServerEntry ENTRY =
      new ServerEntry("/opt/be civic/bin/becivic", List.of("harness", "serve"));
  private static final JsonConfiguration SERVERS = new JsonConfiguration("mcpServers", false);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\n  \"mcpServers\": {\n    \"other\": {\"command\": \"x\"}\n  },\n  \"theme\": 1.50\n}\n",
        "{\"mcpServers\":{\"other\":{}},\"a\":[1, 2 ,{ }]}",
        "\uFEFF{\r\n"
            + "\t\"mcpServers\" : { \"other\" : { \"env\": {\"KEY\":\"s3cret \\\" , }\"} } }\r\n"
            + "}",
        "// mine\n{ /* a, b */ \"mcpServers\": { // here, too\n \"o\": 1, }, }\n"
      })
  void takingItOutGivesBackEveryByte(String before) {
    String with = SERVERS.with(before, ENTRY).orElseThrow();
    assertThat(with).contains("\"becivic\": {\"command\":\"/opt/be civic/bin/becivic\"");
    assertThat(SERVERS.with(with, ENTRY)).contains(with);
    assertThat(SERVERS.without(with)).contains(before);
  }

  @ParameterizedTest
  @ValueSource(strings = {"{}", "{}\n", "{ }", "{\"a\": {\"b\": 1}}", "{\"mcpServers\": {}}"})
  void thePlaceIsMadeWhereThereIsNone(String before) {
    String with = SERVERS.with(before, ENTRY).orElseThrow();
    JsonNode read = new JsonMapper().readTree(with);
    assertThat(read.at("/mcpServers/becivic/args/1").stringValue()).isEqualTo("serve");
    ObjectNode others = read.deepCopy().asObject();
    others.remove("mcpServers");
    ObjectNode expected = new JsonMapper().readTree(before).asObject();
    expected.remove("mcpServers");
    assertThat(others).isEqualTo(expected);
    JsonNode after = new JsonMapper().readTree(SERVERS.without(with).orElseThrow());
    assertThat(after.path("mcpServers").isEmpty()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "[]",
        "{",
        "{\"a\" 1}",
        "{\"a\": }",
        "{} trailing",
        "{\"mcpServers\": []}",
        "{\"mcpServers\": {}, \"mcpServers\": {}}",
        "{\"a\": \"unended}"
      })
  void whatIsNotUnderstoodIsNotTouched(String text) {
    assertThat(SERVERS.with(text, ENTRY)).isEmpty();
  }

  @Test
  void anEntryThatPointsElsewhereIsPutRight() {
    String old = "{\"mcpServers\": {\"a\": 1, \"becivic\": {\"command\": \"old\"}, \"b\": 2}}";
    String with = SERVERS.with(old, ENTRY).orElseThrow();
    assertThat(with).doesNotContain("old").startsWith("{\"mcpServers\": {\"a\": 1, \"becivic\": ");
    assertThat(new JsonMapper().readTree(SERVERS.without(with).orElseThrow()).toString())
        .isEqualTo("{\"mcpServers\":{\"a\":1,\"b\":2}}");
  }

  @Test
  void depthDoesNotBreakIt() {
    String deep = "{\"a\":" + "[".repeat(100_000) + "]".repeat(100_000) + "}";
    assertThat(SERVERS.with(deep, ENTRY)).isEmpty();
  }

  @RepeatedTest(200)
  void anyConfigurationComesBackAsItWas(RepetitionInfo info) {
    var chance = new Random(info.getCurrentRepetition());
    ObjectNode config = new JsonMapper().createObjectNode();
    fill(config, chance, 3);
    ObjectNode servers = config.putObject("mcpServers");
    fill(servers, chance, 2);
    servers.put("one", 1);
    String before = chance.nextBoolean() ? config.toPrettyString() : config.toString();
    String with = SERVERS.with(before, ENTRY).orElseThrow();
    servers.remove("becivic");
    ObjectNode read = new JsonMapper().readTree(with).asObject();
    assertThat(read.path("mcpServers").path("becivic").path("command").stringValue())
        .isEqualTo(ENTRY.command());
    assertThat(SERVERS.without(with)).contains(before);
  }

  private static void fill(ObjectNode node, Random chance, int depth) {
    for (int i = chance.nextInt(4); i > 0; i--) {
      String name = "k" + chance.nextInt(1000) + (chance.nextBoolean() ? " {,}\"\\" : "");
      if (depth > 0 && chance.nextBoolean()) {
        fill(node.putObject(name), chance, depth - 1);
      } else {
        node.put(name, chance.nextBoolean() ? "v}\",{" + chance.nextInt() : "");
      }
    }
  }
}
