package be.becivic.mcp.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import be.becivic.mcp.call.CallTerms;
import be.becivic.mcp.call.Implementation;
import be.becivic.mcp.call.ProtocolRevision;
import be.becivic.mcp.example.ExampleServer;
import be.becivic.mcp.jsonrpc.Reply;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class McpServerTest {
  private static final McpServer<String> EXAMPLE = ExampleServer.build();
  private static final String CLIENT =
      "{'protocolVersion':'WANTED','capabilities':{'roots':{}},'clientInfo':{'name':'c','version':'1'}}";

  private final Asking stateless = new Asking(EXAMPLE, ProtocolRevision.V2026_07_28);

  @Test
  void discoveryTellsVersionsCapabilitiesAndInstructions() {
    JsonNode result = stateless.result("server/discover", "{}");
    assertThat(result.get("supportedVersions").toString())
        .isEqualTo("[\"2026-07-28\",\"2025-11-25\",\"2025-06-18\"]");
    assertThat(result.get("capabilities").toString())
        .isEqualTo("{\"tools\":{},\"resources\":{},\"prompts\":{},\"completions\":{}}");
    assertThat(result.get("instructions").stringValue()).isEqualTo("Nothing here means anything.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "server/discover          | {} | 300000 | public",
        "tools/list               | {} | 300000 | public",
        "resources/list           | {} | 300000 | public",
        "resources/templates/list | {} | 300000 | public",
        "resources/read           | {'uri':'test://static-text'} | 0 | private"
      })
  void whatCanBeKeptSaysForHowLongAndForWhom(String method, String params, long ttl, String scope) {
    JsonNode result = stateless.result(method, params);
    assertThat(result.get("ttlMs").longValue()).isEqualTo(ttl);
    assertThat(result.get("cacheScope").stringValue()).isEqualTo(scope);
  }

  @ParameterizedTest
  @ValueSource(strings = {"server/discover", "tools/list", "resources/list"})
  void everyStatelessResultIsCompleteAndSaysWhoGaveIt(String method) {
    JsonNode result = stateless.result(method, "{}");
    assertThat(result.get("resultType").stringValue()).isEqualTo("complete");
    assertThat(result.get("_meta").toString())
        .isEqualTo(
            "{\"io.modelcontextprotocol/serverInfo\":{\"name\":\"example\",\"version\":\"1.0.0\"}}");
  }

  @ParameterizedTest
  @EnumSource(names = {"V2025_06_18", "V2025_11_25"})
  void olderResultsCarryNothingOfThat(ProtocolRevision revision) {
    assertThat(new Asking(EXAMPLE, revision).result("tools/list", "{}").propertyNames())
        .containsExactly("tools");
  }

  @ParameterizedTest
  @EnumSource(names = {"V2025_06_18", "V2025_11_25"})
  void aPingIsAnsweredWithNothing(ProtocolRevision revision) {
    assertThat(new Asking(EXAMPLE, revision).result("ping", "{}")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "V2025_06_18, server/discover",
    "V2025_11_25, server/discover",
    "V2026_07_28, ping",
    "V2026_07_28, initialize",
    "V2025_11_25, initialize",
    "V2026_07_28, subscriptions/listen",
    "V2026_07_28, logging/setLevel",
    "V2025_11_25, logging/setLevel",
    "V2025_11_25, resources/subscribe",
    "V2026_07_28, logging/setLevel",
    "V2025_06_18, no/such/method",
    "V2026_07_28, TOOLS/LIST",
    "V2026_07_28, ''"
  })
  void aMethodTheRevisionOrTheServerDoesNotHaveIsNotFound(
      ProtocolRevision revision, String method) {
    assertThat(new Asking(EXAMPLE, revision).error(method, "{}")).isEqualTo(-32601);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tools/list",
        "tools/call",
        "resources/list",
        "resources/read",
        "completion/complete"
      })
  void aCapabilityNobodyFilledIsNotThere(String method) {
    McpServer<String> empty = McpServer.<String>named(Implementation.of("s", "1")).build();
    Asking asking = new Asking(empty, ProtocolRevision.V2026_07_28);
    assertThat(asking.error(method, "{}")).isEqualTo(-32601);
    assertThat(asking.result("server/discover", "{}").get("capabilities")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "2025-06-18, 2025-06-18",
    "2025-11-25, 2025-11-25",
    "2025-03-26, 2025-11-25",
    "2026-07-28, 2025-11-25",
    "anything, 2025-11-25"
  })
  void aHandshakeAgreesOnTheWantedRevisionOrOffersTheLatestThatHasHandshakes(
      String wanted, String agreed) {
    Handshake handshake =
        EXAMPLE.initialize(Asking.request("initialize", CLIENT.replace("WANTED", wanted)));
    JsonNode result = ((Reply.Success) handshake.reply()).result();
    assertThat(result.get("protocolVersion").stringValue()).isEqualTo(agreed);
    assertThat(result.get("serverInfo").toString())
        .isEqualTo("{\"name\":\"example\",\"version\":\"1.0.0\"}");
    CallTerms terms = handshake.terms().orElseThrow();
    assertThat(terms.revision().text()).isEqualTo(agreed);
    assertThat(terms.client()).contains(Implementation.of("c", "1"));
    assertThat(terms.capabilities().has("roots")).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{'protocolVersion':1,'capabilities':{},'clientInfo':{'name':'c','version':'1'}}",
        "{'protocolVersion':'2025-11-25','clientInfo':{'name':'c','version':'1'}}",
        "{'protocolVersion':'2025-11-25','capabilities':[],'clientInfo':{'name':'c','version':'1'}}",
        "{'protocolVersion':'2025-11-25','capabilities':{}}",
        "{'protocolVersion':'2025-11-25','capabilities':{},'clientInfo':{'name':'c'}}",
        "{'protocolVersion':'2025-11-25','capabilities':{},'clientInfo':'c'}"
      })
  void aHandshakeThatLacksSomethingFails(String params) {
    Handshake handshake = EXAMPLE.initialize(Asking.request("initialize", params));
    assertThat(((Reply.Failure) handshake.reply()).error().kind().code()).isEqualTo(-32602);
    assertThat(handshake.terms()).isEmpty();
  }

  @Test
  void freshnessCannotBeNegative() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ResultFreshness(Duration.ofMillis(-1), true));
  }
}
