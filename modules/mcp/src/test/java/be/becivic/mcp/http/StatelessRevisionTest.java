package be.becivic.mcp.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** The rules of revision 2026-07-28 on the wire. */
class StatelessRevisionTest {
  private static final String VERSION = "'io.modelcontextprotocol/protocolVersion':";
  private static final String ABLE = "'io.modelcontextprotocol/clientCapabilities':";
  private static final String WHO = "'io.modelcontextprotocol/clientInfo':";

  @Test
  void noHandshakeIsNeeded() {
    var answer = Client.calling("server/discover").ask("server/discover", "");
    assertThat(answer.verdict()).isEqualTo("200 0");
    assertThat(answer.json().at("/result/resultType").stringValue()).isEqualTo("complete");
  }

  @Test
  void noSessionIsEverGiven() {
    var answer = Client.calling("tools/list").with("Mcp-Session-Id", "x").ask("tools/list", "");
    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.http().headers()).containsOnlyKeys("Content-Type");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{'_meta':{}}",
        "{'_meta':[]}",
        "{'_meta':null}",
        "{'_meta':{" + ABLE + "{}}}",
        "{'_meta':{" + VERSION + "'2026-07-28'}}",
        "{'_meta':{" + VERSION + "'2026-07-28'," + ABLE + "[]}}",
        "{'_meta':{" + VERSION + "'2026-07-28'," + ABLE + "null}}",
        "{'_meta':{" + VERSION + "'2026-07-28'," + ABLE + "{}," + WHO + "'c'}}",
        "{'_meta':{" + VERSION + "'2026-07-28'," + ABLE + "{}," + WHO + "{'name':'c'}}}"
      })
  void aRequestThatDoesNotSayWhatItMustIsRefused(String params) {
    assertThat(discover(Client.calling("server/discover"), params)).isEqualTo("400 -32602");
  }

  @Test
  void aClientNeedNotSayWhoItIs() {
    String params = "{'_meta':{" + VERSION + "'2026-07-28'," + ABLE + "{}}}";
    assertThat(discover(Client.calling("server/discover"), params)).isEqualTo("200 0");
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "-",
      value = {
        "2026-07-28, '2026-07-28', 200 0",
        "' 2026-07-28 ', '2026-07-28', 200 0",
        "-,          '2026-07-28', 400 -32020",
        "2025-11-25, '2026-07-28', 400 -32020",
        "2026-07-28, '2025-11-25', 400 -32020",
        "2026-07-28, 'v999.0.0',   400 -32020",
        "2026-07-28, 7,            400 -32020",
        "2026-07-28, null,         400 -32020",
        "v999.0.0,   'v999.0.0',   400 -32022",
        "2025-03-26, '2025-03-26', 400 -32022",
        "a b,        'a b',        400 -32602"
      })
  void theVersionInTheHeaderIsTheOneInTheBody(String header, String said, String verdict) {
    Client client = Client.calling("server/discover").without("MCP-Protocol-Version");
    if (header != null) {
      client.with("MCP-Protocol-Version", header);
    }
    String value = said.matches("7|null") ? said : "'" + said + "'";
    String params = "{'_meta':{" + VERSION + value + "," + ABLE + "{}}}";
    assertThat(discover(client, params)).isEqualTo(verdict);
  }

  @Test
  void aVersionWeDoNotSpeakIsAnsweredWithThoseWeDo() {
    JsonNode error =
        Client.calling("tools/list")
            .with("MCP-Protocol-Version", "2099-01-01")
            .send(
                "{'jsonrpc':'2.0','id':'q','method':'tools/list','params':{'_meta':{"
                    + VERSION
                    + "'2099-01-01'}}}")
            .json();
    assertThat(error.get("id").stringValue()).isEqualTo("q");
    assertThat(error.at("/error/data").toString())
        .isEqualTo(
            "{\"supported\":[\"2026-07-28\",\"2025-11-25\",\"2025-06-18\"],\"requested\":\"2099-01-01\"}");
  }

  @ParameterizedTest
  @CsvSource({"tools/list, 200 0", "TOOLS/LIST, 400 -32020", "prompts/list, 400 -32020"})
  void theMethodInTheHeaderIsTheOneInTheBody(String header, String verdict) {
    assertThat(Client.calling(header).ask("tools/list", "").verdict()).isEqualTo(verdict);
  }

  @Test
  void aMissingOrRepeatedMethodHeaderIsAMismatch() {
    assertThat(Client.of("2026-07-28").ask("tools/list", "").verdict()).isEqualTo("400 -32020");
    assertThat(
            Client.of("2026-07-28")
                .with("Mcp-Method", "tools/list", "tools/list")
                .ask("tools/list", "")
                .verdict())
        .isEqualTo("400 -32020");
  }

  @ParameterizedTest
  @CsvSource({
    "test_simple_text, 200 0",
    "'  test_simple_text  ', 200 0",
    "Test_simple_text, 400 -32020",
    "add, 400 -32020",
    "'', 400 -32020",
    "=?base64?dGVzdF9zaW1wbGVfdGV4dA==?=, 200 0",
    "=?base64?dGVzdF9zaW1wbGVfdGV4dA?=, 400 -32020",
    "=?base64?dGVzdF9z!!!bXBsZV90ZXh0?=, 400 -32020",
    "=?BASE64?dGVzdF9zaW1wbGVfdGV4dA==?=, 400 -32020",
    "=?base64?/w==?=, 400 -32020",
    "=?base64?=, 400 -32020"
  })
  void theNameInTheHeaderIsTheOneInTheBody(String header, String verdict) {
    assertThat(
            Client.calling("tools/call")
                .with("Mcp-Name", header)
                .ask("tools/call", "'name':'test_simple_text'")
                .verdict())
        .isEqualTo(verdict);
  }

  @Test
  void aMissingNameHeaderIsAMismatch() {
    assertThat(Client.calling("tools/call").ask("tools/call", "'name':'add'").verdict())
        .isEqualTo("400 -32020");
    assertThat(Client.calling("prompts/get").ask("prompts/get", "'name':'p'").verdict())
        .isEqualTo("400 -32020");
  }

  @Test
  void theNameOfAResourceIsItsAddress() {
    Client client = Client.calling("resources/read");
    String address = "'uri':'test://static-text'";
    assertThat(client.ask("resources/read", address).verdict()).isEqualTo("400 -32020");
    assertThat(
            client.with("Mcp-Name", "test://static-text").ask("resources/read", address).verdict())
        .isEqualTo("200 0");
  }

  @Test
  void aNameBeyondAsciiIsEncodedInTheHeader() {
    String encoded = Base64.getEncoder().encodeToString("été".getBytes(StandardCharsets.UTF_8));
    Client client = Client.calling("tools/call").with("Mcp-Name", "=?base64?" + encoded + "?=");
    assertThat(client.ask("tools/call", "'name':'été'").verdict()).isEqualTo("200 -32602");
    assertThat(client.with("Mcp-Name", "été").ask("tools/call", "'name':'été'").verdict())
        .isEqualTo("400 -32020");
  }

  @ParameterizedTest
  @ValueSource(strings = {"initialize", "ping", "logging/setLevel", "subscriptions/listen", "x/y"})
  void aMethodThatIsNotThereIsNotFound(String method) {
    assertThat(Client.calling(method).ask(method, "").verdict()).isEqualTo("404 -32601");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "nothing | 'name':'nothing' | 200 -32602",
        "test_missing_capability | 'name':'test_missing_capability' | 400 -32021",
        "add | 'name':'add','arguments':[] | 200 -32602",
        "add | 'name':'add','arguments':{'a':1} | 200 0",
        "x | 'name':7 | 200 -32602"
      })
  void aToolsOwnErrorsComeWithStatus200(String header, String members, String verdict) {
    assertThat(
            Client.calling("tools/call")
                .with("Mcp-Name", header)
                .ask("tools/call", members)
                .verdict())
        .isEqualTo(verdict);
  }

  private static String discover(Client client, String params) {
    return client
        .send("{'jsonrpc':'2.0','id':1,'method':'server/discover','params':" + params + "}")
        .verdict();
  }
}
