package be.becivic.mcp.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules of revisions 2025-06-18 and 2025-11-25 on the wire. */
class OlderRevisionsTest {
  private static final String INITIALIZE =
      """
      {'jsonrpc':'2.0','id':0,'method':'initialize','params':{'protocolVersion':'WANTED',\
      'capabilities':{},'clientInfo':{'name':'c','version':'1'}}}\
      """;
  private static final String PING = "{'jsonrpc':'2.0','id':1,'method':'ping'}";

  @ParameterizedTest
  @ValueSource(strings = {"2025-06-18", "2025-11-25"})
  void aClientOpensNoticesAndCallsWithoutASession(String version) {
    var opened = Client.plain().send(INITIALIZE.replace("WANTED", version));
    assertThat(opened.verdict()).isEqualTo("200 0");
    assertThat(opened.json().at("/result/protocolVersion").stringValue()).isEqualTo(version);
    assertThat(opened.http().headers()).containsOnlyKeys("Content-Type");

    var noticed = Client.of(version).send("{'jsonrpc':'2.0','method':'notifications/initialized'}");
    assertThat(noticed.status()).isEqualTo(202);
    assertThat(noticed.http().body()).isEmpty();

    var called =
        Client.of(version)
            .send(
                "{'jsonrpc':'2.0','id':2,'method':'tools/call','params':{'name':'test_simple_text'}}");
    assertThat(called.verdict()).isEqualTo("200 0");
    assertThat(called.json().get("result").propertyNames()).containsExactly("content", "isError");
  }

  @Test
  void pingIsAnswered() {
    assertThat(Client.of("2025-06-18").send(PING).text())
        .isEqualTo("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}");
  }

  @ParameterizedTest
  @CsvSource({
    "2025-03-26, 400 -32022",
    "2024-11-05, 400 -32022",
    "nonsense, 400 -32022",
    "'', 400 -32602",
    "é, 400 -32020",
    "2026-07-28, 400 -32020"
  })
  void aVersionInTheHeaderThatIsNotSupportedIsRefused(String version, String verdict) {
    assertThat(Client.of(version).send(PING).verdict()).isEqualTo(verdict);
  }

  @Test
  void withoutTheHeaderTheVersionIsUnknownAndTheRequestRefused() {
    assertThat(Client.plain().send(PING).verdict()).isEqualTo("400 -32020");
  }

  @ParameterizedTest
  @ValueSource(strings = {"2025-03-26", "2025-11-25", "nonsense"})
  void aHandshakeSettlesTheVersionWhateverTheHeaderSays(String header) {
    assertThat(Client.of(header).send(INITIALIZE.replace("WANTED", "2025-06-18")).verdict())
        .isEqualTo("200 0");
  }

  @Test
  void theHeadersOfLaterRevisionsAreNotLookedAt() {
    assertThat(Client.of("2025-11-25").with("Mcp-Method", "tools/call").send(PING).verdict())
        .isEqualTo("200 0");
  }

  @ParameterizedTest
  @CsvSource({
    "server/discover, 200 -32601",
    "logging/setLevel, 200 -32601",
    "roots/list, 200 -32601"
  })
  void aMethodThatIsNotThereIsAnErrorOfStatus200(String method, String verdict) {
    assertThat(
            Client.of("2025-11-25")
                .send("{'jsonrpc':'2.0','id':1,'method':'" + method + "'}")
                .verdict())
        .isEqualTo(verdict);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'jsonrpc':'2.0','method':'notifications/cancelled','params':{'requestId':1}}",
        "{'jsonrpc':'2.0','method':'notifications/anything'}",
        "{'jsonrpc':'2.0','id':1,'result':{}}",
        "{'jsonrpc':'2.0','id':1,'error':{'code':-1,'message':'m'}}"
      })
  void notificationsAndResponsesAreAcceptedInEveryRevision(String message) {
    for (Client client :
        new Client[] {Client.plain(), Client.of("2025-06-18"), Client.of("2026-07-28")}) {
      var answer = client.send(message);
      assertThat(answer.status()).isEqualTo(202);
      assertThat(answer.http().body()).isEmpty();
    }
  }

  @Test
  void aNotificationInAVersionWeDoNotSpeakIsRefused() {
    assertThat(
            Client.of("2024-11-05")
                .send("{'jsonrpc':'2.0','method':'notifications/initialized'}")
                .verdict())
        .isEqualTo("400 -32022");
  }

  @ParameterizedTest
  @ValueSource(strings = {"2025-06-18", "2025-11-25", "2026-07-28"})
  void batchesAreRefused(String version) {
    assertThat(Client.of(version).send("[" + PING + "]").verdict()).isEqualTo("400 -32600");
  }
}
