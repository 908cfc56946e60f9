package be.becivic.mcp.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RequestAdmissionTest {
  private static final String PING = "{'jsonrpc':'2.0','id':1,'method':'ping'}";

  private final Client client = Client.of("2025-11-25");

  @ParameterizedTest
  @ValueSource(strings = {"GET", "DELETE", "PUT", "PATCH", "HEAD", "OPTIONS", "post", "X"})
  void onlyPostIsAllowed(String method) {
    var answer = client.using(method).send("");
    assertThat(answer.status()).isEqualTo(405);
    assertThat(answer.http().headers()).containsEntry("Allow", "POST");
  }

  @Test
  void aPageOfAnAllowedOriginMayCall() {
    assertThat(client.with("Origin", "https://becivic.example").send(PING).verdict())
        .isEqualTo("200 0");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://localhost",
        "http://localhost:6274",
        "https://localhost:8443",
        "http://127.0.0.1:8080",
        "http://127.8.9.10",
        "http://[::1]:8080"
      })
  void aPageOfTheSameMachineMayCall(String origin) {
    assertThat(client.with("Origin", origin).send(PING).verdict()).isEqualTo("200 0");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://localhost.evil.example",
        "http://evil.example#http://localhost",
        "http://127.0.0.1.evil.example",
        "http://localhost:80:80",
        "http://user@localhost",
        "https://evil.example",
        "http://becivic.example",
        "https://becivic.example:8443",
        "https://becivic.example.evil.example",
        "https://becivic.example/",
        "null",
        ""
      })
  void aPageOfAnotherOriginMayNot(String origin) {
    assertThat(client.with("Origin", origin).send(PING).verdict()).isEqualTo("403 -32600");
  }

  @Test
  void oneForeignOriginAmongSeveralIsEnough() {
    var answer =
        client.with("Origin", "https://becivic.example", "https://evil.example").send(PING);
    assertThat(answer.status()).isEqualTo(403);
  }

  @Test
  void theOriginIsLookedAtWhateverTheMethod() {
    assertThat(client.using("GET").with("Origin", "https://evil.example").send("").status())
        .isEqualTo(403);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "application/json",
        "APPLICATION/JSON",
        "application/json; charset=utf-8",
        "application/json;charset=\"UTF-8\""
      })
  void theBodyIsJson(String type) {
    assertThat(client.with("Content-Type", type).send(PING).status()).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "text/plain",
        "application/x-www-form-urlencoded",
        "application/json; charset=latin1",
        "application/jsonp",
        "multipart/form-data"
      })
  void anotherBodyIsRefused(String type) {
    assertThat(client.with("Content-Type", type).send(PING).verdict()).isEqualTo("415 -32600");
  }

  @Test
  void aBodyOfNoTypeIsRefused() {
    assertThat(client.without("Content-Type").send(PING).status()).isEqualTo(415);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "application/json, text/event-stream",
        "text/event-stream,application/json;q=0.5",
        "*/*",
        "application/*"
      })
  void theAnswerIsJson(String accept) {
    assertThat(client.with("Accept", accept).send(PING).status()).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(strings = {"text/event-stream", "text/html", ""})
  void aClientThatTakesNoJsonIsRefused(String accept) {
    assertThat(client.with("Accept", accept).send(PING).verdict()).isEqualTo("406 -32600");
  }

  @Test
  void aClientThatDoesNotSayGetsJson() {
    var answer = client.without("Accept").send(PING);
    assertThat(answer.http().headers()).containsEntry("Content-Type", "application/json");
  }

  @Test
  void aBodyMayBeAsLargeAsTheLimitButNotLarger() {
    String body = PING + " ".repeat(Client.MAX_BODY - PING.length());
    assertThat(client.send(body).status()).isEqualTo(200);
    assertThat(client.send(body + " ").verdict()).isEqualTo("413 -32600");
  }
}
