package be.becivic.server.listener;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.server.http.Handler;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class BodyTest {
  private static final int LIMIT = 20_000;
  private static TestListener listener;

  @BeforeAll
  static void start() {
    Handler echo = request -> Response.json(200, request.body());
    listener =
        TestListener.start(
            Route.post("/echo", LIMIT, echo),
            Route.post("/small", 10, echo),
            Route.get("/read", _ -> Response.empty(204)));
  }

  @AfterAll
  static void stop() {
    listener.close();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 16_384, 16_385, LIMIT})
  void bodyOfKnownLengthArrivesWhole(int length) throws IOException {
    String body = "7".repeat(length);
    assertThat(post("Content-Length: " + length + "\n", body).body()).isEqualTo(body);
  }

  @Test
  void whatStandsAfterTheSizeOfAChunkIsPassedOver() throws IOException {
    RawAnswer answer =
        post("Transfer-Encoding: chunked\n", "2;a=b\n[1\n1 ; c=\"d;e\"; f\n]\n0;last\n\n");
    assertThat(answer.body()).isEqualTo("[1]");
  }

  @Test
  void chunkedBodyArrivesWhole() throws IOException {
    RawAnswer answer = post("Transfer-Encoding: chunked\n", "2\n[1\n1\n]\n0\n\n");
    assertThat(answer.body()).isEqualTo("[1]");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "application/json",
        "Application/JSON",
        "application/json; charset=utf-8",
        "application/json;charset=\"UTF-8\""
      })
  void jsonInUtf8IsTaken(String type) throws IOException {
    assertThat(typed("Content-Type: " + type + "\n").status()).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Content-Type:\n",
        "Content-Type: text/plain\n",
        "Content-Type: application/x-www-form-urlencoded\n",
        "Content-Type: application/jsonp\n",
        "Content-Type: application/problem+json\n",
        "Content-Type: application/json; charset=latin1\n",
        "Content-Type: application/json; version=2\n",
        "Content-Type: application/json, text/plain\n",
        "Content-Type: application/json\nContent-Type: application/json\n",
        "Content-Type: application/json\nContent-Encoding: gzip\n"
      })
  void anythingElseIsNot(String headers) throws IOException {
    RawAnswer answer = typed(headers);
    assertThat(answer.status()).isEqualTo(415);
    assertThat(answer.error()).isEqualTo("unsupported_media_type");
  }

  @Test
  void announcedLengthOverTheLimitIsRefusedBeforeTheBodyIsSent() throws IOException {
    for (int length : new int[] {LIMIT + 1, Integer.MAX_VALUE}) {
      RawAnswer answer = post("Content-Length: " + length + "\n", "");
      assertThat(answer.status()).isEqualTo(413);
      assertThat(answer.error()).isEqualTo("payload_too_large");
    }
  }

  @Test
  void eachRouteHasALimitOfItsOwn() throws IOException {
    String head = "POST /small HTTP/1.1\nHost: h\nContent-Type: application/json\n";
    assertThat(listener.ask(head + "Content-Length: 10\n\n1234567890").status()).isEqualTo(200);
    assertThat(listener.ask(head + "Content-Length: 11\n\n12345678901").status()).isEqualTo(413);
    String chunked = head + "Transfer-Encoding: chunked\n\n";
    assertThat(listener.ask(chunked + "a\n1234567890\n0\n\n").status()).isEqualTo(200);
    assertThat(listener.ask(chunked + "a\n1234567890\n1\n1\n0\n\n").status()).isEqualTo(413);
  }

  @Test
  void chunkedBodyIsCutOffAtTheLimit() throws IOException {
    try (RawClient client = listener.connect()) {
      client.send(head() + "Transfer-Encoding: chunked\n\n");
      byte[] chunk = ("1000\r\n" + "7".repeat(4096) + "\r\n").getBytes(UTF_8);
      for (int i = 0; i < 100; i++) {
        client.sendWhileOpen(chunk);
      }
      assertThat(client.answer().status()).isEqualTo(413);
      assertThat(client.isClosedByServer()).isTrue();
    }
  }

  @Test
  void endlessChunkSizeIsCutOff() throws IOException {
    try (RawClient client = listener.connect()) {
      client.send(head() + "Transfer-Encoding: chunked\n\n");
      byte[] zeros = "0".repeat(8192).getBytes(UTF_8);
      for (int i = 0; i < 100; i++) {
        client.sendWhileOpen(zeros);
      }
      assertThat(client.answer().status()).isEqualTo(413);
    }
  }

  @Test
  void clientThatAsksFirstIsToldToGoOn() throws IOException {
    try (RawClient client = listener.connect()) {
      client.send(head() + "Expect: 100-continue\nContent-Length: 2\n\n");
      assertThat(client.answer().status()).isEqualTo(100);
      assertThat(client.ask("{}").status()).isEqualTo(200);
      assertThat(client.ask(head() + "Content-Length: 2\n\n[]").body()).isEqualTo("[]");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "POST /echo HTTP/1.1\nContent-Type: text/plain\nContent-Length: 2\n",
        "POST /echo HTTP/1.1\nContent-Type: application/json\nContent-Length: 9999999\n",
        "POST /none HTTP/1.1\nContent-Type: application/json\nContent-Length: 2\n",
        "POST /read HTTP/1.1\nContent-Type: application/json\nContent-Length: 2\n"
      })
  void clientThatAsksFirstIsSparedSendingWhatWouldBeRefused(String head) throws IOException {
    RawAnswer answer = listener.ask(head + "Host: h\nExpect: 100-continue\n\n");
    assertThat(answer.status()).isBetween(400, 499);
    assertThat(answer.header("Connection")).contains("close");
  }

  @Test
  void bodyNobodyWantsEndsTheConnectionAndIsNeverReadAsARequest() throws IOException {
    try (RawClient client = listener.connect()) {
      String smuggled = "GET /read HTTP/1.1\nHost: h\n\n";
      int length = smuggled.replace("\n", "\r\n").length();
      String head = "GET /read HTTP/1.1\nHost: h\nContent-Length: " + length + "\n\n";
      RawAnswer answer = client.ask(head + smuggled);
      assertThat(answer.status()).isEqualTo(204);
      assertThat(answer.header("Connection")).contains("close");
      assertThat(client.isClosedByServer()).isTrue();
    }
  }

  @Test
  void refusalReachesAClientThatSendsEverythingFirst() throws IOException {
    try (RawClient client = listener.connect()) {
      int length = 3_000_000;
      client.send(head() + "Content-Length: " + length + "\n\n");
      client.sendWhileOpen(new byte[length]);
      assertThat(client.answer().status()).isEqualTo(413);
    }
  }

  @Test
  void absentBodyIsAnEmptyOne() throws IOException {
    assertThat(listener.ask("POST /echo HTTP/1.1\nHost: h\n\n").body()).isEmpty();
    assertThat(listener.ask("POST /echo HTTP/1.1\nHost: h\nContent-Length: 0\n\n").status())
        .isEqualTo(200);
  }

  @Test
  void bodiesTogetherStayWithinTheirMemory() {
    BodyMemory memory = new BodyMemory(100);
    try (BodyMemory.Lease first = memory.lease();
        BodyMemory.Lease second = memory.lease()) {
      assertThat(first.grow(60)).isTrue();
      assertThat(second.grow(60)).isFalse();
      assertThat(second.grow(40)).isTrue();
    }
    try (BodyMemory.Lease again = memory.lease()) {
      assertThat(again.grow(100)).isTrue();
    }
  }

  private static RawAnswer typed(String headers) throws IOException {
    return listener.ask("POST /echo HTTP/1.1\nHost: h\nContent-Length: 2\n" + headers + "\n{}");
  }

  private static RawAnswer post(String headers, String body) throws IOException {
    return listener.ask(head() + headers + "\n" + body);
  }

  private static String head() {
    return "POST /echo HTTP/1.1\nHost: h\nContent-Type: application/json\n";
  }
}
