package be.becivic.server.listener;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.server.http.Handler;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class MalformedRequestTest {
  private static final String HOST = "Host: h\n";
  private static final String LONG = "x".repeat(9000);
  private static TestListener listener;

  @BeforeAll
  static void start() {
    Handler handler = _ -> Response.json(200, "{}".getBytes(StandardCharsets.UTF_8));
    listener =
        TestListener.start(
            new TestSettings().headerTimeout(5000).bodyTimeout(5000),
            Route.get("/", handler),
            Route.get("/a/{id}", handler),
            Route.post("/a", TestListener.BODY_LIMIT, handler));
  }

  @AfterAll
  static void stop() {
    listener.close();
  }

  /** Where the next request begins cannot be known, so the connection must end. */
  static Stream<Arguments> brokenFraming() {
    Map<String, String> requests = new TreeMap<>();
    requests.put("method without target", "GET\n\n");
    requests.put("two words only", "GET /\n\n");
    requests.put("two leading empty lines", "\n\nGET / HTTP/1.1\n" + HOST + "\n");
    requests.put("method with illegal bytes", "G(T / HTTP/1.1\n" + HOST + "\n");
    requests.put("method of control bytes", "\u0001\u0002 / HTTP/1.1\n" + HOST + "\n");
    requests.put("HTTP/1.0", "GET / HTTP/1.0\n" + HOST + "\n");
    requests.put("HTTP/0.9", "GET /\n");
    requests.put("HTTP/1.2", "GET / HTTP/1.2\n" + HOST + "\n");
    requests.put("HTTP/2 prior knowledge", "PRI * HTTP/2.0\n\nSM\n\n");
    requests.put("raw NUL", "GET /a/b\u0000 HTTP/1.1\n" + HOST + "\n");
    requests.put("no Host", "GET / HTTP/1.1\n\n");
    requests.put("two Hosts", "GET / HTTP/1.1\n" + HOST + HOST + "\n");
    requests.put("two Hosts in one", "GET / HTTP/1.1\nHost: a, b\n\n");
    requests.put("empty Host", "GET / HTTP/1.1\nHost:\n\n");
    requests.put("Host with path", "GET / HTTP/1.1\nHost: a/b\n\n");
    requests.put("header without colon", "GET / HTTP/1.1\n" + HOST + "nonsense\n\n");
    requests.put("space before colon", "GET / HTTP/1.1\n" + HOST + "X : y\n\n");
    requests.put("folded header", "GET / HTTP/1.1\n" + HOST + "X: y\n z\n\n");
    requests.put("NUL in header", "GET / HTTP/1.1\n" + HOST + "X: a\u0000b\n\n");
    requests.put(
        "length and chunked", post("Content-Length: 4\nTransfer-Encoding: chunked\n", "0\n\n"));
    requests.put(
        "chunked and length", post("Transfer-Encoding: chunked\nContent-Length: 4\n", "0\n\n"));
    requests.put("two lengths", post("Content-Length: 2\nContent-Length: 3\n", "{}"));
    requests.put("two equal lengths", post("Content-Length: 2\nContent-Length: 2\n", "{}"));
    requests.put("listed lengths", post("Content-Length: 2, 2\n", "{}"));
    requests.put("negative length", post("Content-Length: -1\n", "{}"));
    requests.put("signed length", post("Content-Length: +2\n", "{}"));
    requests.put("hexadecimal length", post("Content-Length: 0x2\n", "{}"));
    requests.put("overflowing length", post("Content-Length: 99999999999999999999\n", "{}"));
    requests.put("unknown transfer coding", post("Transfer-Encoding: gzip\n", "{}"));
    requests.put("two transfer codings", post("Transfer-Encoding: gzip, chunked\n", "0\n\n"));
    requests.put("chunked twice", post("Transfer-Encoding: chunked, chunked\n", "0\n\n"));
    requests.put("almost chunked", post("Transfer-Encoding: xchunked\n", "0\n\n"));
    requests.put("broken chunk size", post("Transfer-Encoding: chunked\n", "zz\n{}\n0\n\n"));
    requests.put("negative chunk size", post("Transfer-Encoding: chunked\n", "-2\n{}\n0\n\n"));
    requests.put("huge chunk size", post("Transfer-Encoding: chunked\n", "ffffffffffff\n"));
    requests.put("extension of no chunk", post("Transfer-Encoding: chunked\n", ";a=b\n{}\n0\n\n"));
    requests.put(
        "control in a chunk extension",
        post("Transfer-Encoding: chunked\n", "2;a\u0000b\n{}\n0\n\n"));
    requests.put(
        "long chunk extension",
        post("Transfer-Encoding: chunked\n", "2;" + "a".repeat(256) + "\n{}\n0\n\n"));
    requests.put(
        "trailer like an extension", post("Transfer-Encoding: chunked\n", "2\n{}\n0\n;x\n\n"));
    requests.put("trailer", post("Transfer-Encoding: chunked\n", "2\n{}\n0\nX: y\n\n"));
    return requests.entrySet().stream().map(each -> Arguments.of(each.getKey(), each.getValue()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("brokenFraming")
  void brokenFramingIsRefusedAndEndsTheConnection(String name, String request) throws IOException {
    try (RawClient client = listener.connect()) {
      RawAnswer answer = client.ask(request + "GET /a/smuggled HTTP/1.1\nHost: h\n\n");
      assertThat(answer.status()).isEqualTo(400);
      assertThat(answer.error()).isEqualTo("bad_request");
      assertThat(answer.header("Content-Type")).contains("application/problem+json");
      assertThat(answer.header("Connection")).contains("close");
      assertThat(client.isClosedByServer()).isTrue();
    }
  }

  static Stream<String> brokenTargets() {
    return Stream.of(
        "http://other/",
        "http://h@other/",
        "http://user@h/",
        "ftp://h/",
        "http:///a/1",
        "*",
        "a",
        "/a/%zz",
        "/a/b%",
        "/a/%ff",
        "/a/%c0%af",
        "/a/b%00",
        "/a/\u00e9",
        "/a/%EF%BF%BD",
        "/a%2fb",
        "/a/..%5cb",
        "/a/../a/1",
        "/a/%2e%2e",
        "/a/.",
        "//a/1",
        "/a//1",
        "/?a=%zz",
        "/?a=%00",
        "/?" + "a&".repeat(100));
  }

  @ParameterizedTest
  @MethodSource("brokenTargets")
  void targetThatCouldBeReadTwoWaysIsRefused(String target) throws IOException {
    RawAnswer answer = listener.ask("GET " + target + " HTTP/1.1\n" + HOST + "\n");
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.error()).isEqualTo("bad_request");
  }

  @ParameterizedTest
  @ValueSource(strings = {"http://h/a/1", "HTTP://H/a/1", "https://h/", "http://h", "http://h/?"})
  void targetMayBeAWholeAddressOfThisHost(String target) throws IOException {
    assertThat(listener.ask("GET " + target + " HTTP/1.1\n" + HOST + "\n").status()).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(strings = {"get", "Get", "gET"})
  void methodsAreReadAsTheyAreWritten(String method) throws IOException {
    try (RawClient client = listener.connect()) {
      String get = "GET / HTTP/1.1\n" + HOST + "\n";
      assertThat(client.ask(get).status()).isEqualTo(200);
      RawAnswer answer = client.ask(method + " / HTTP/1.1\n" + HOST + "\n");
      assertThat(answer.status()).isEqualTo(405);
      assertThat(answer.error()).isEqualTo("method_not_allowed");
      assertThat(answer.header("Allow"))
          .hasValueSatisfying(allow -> assertThat(allow).contains("GET"));
      assertThat(client.ask(get).status()).isEqualTo(200);
    }
  }

  @Test
  void oneEmptyLineBeforeARequestIsPassedOver() throws IOException {
    assertThat(listener.ask("\nGET / HTTP/1.1\n" + HOST + "\n").status()).isEqualTo(200);
  }

  @Test
  void headerWithoutNameIsRefused() throws IOException {
    assertThat(listener.ask("GET / HTTP/1.1\n" + HOST + ": x\n\n").status()).isEqualTo(400);
  }

  @Test
  void tunnelIsRefused() throws IOException {
    assertThat(listener.ask("CONNECT h:443 HTTP/1.1\n" + HOST + "\n").status()).isEqualTo(400);
  }

  @Test
  void longTargetIsRefusedEvenBeforeItEnds() throws IOException {
    RawAnswer whole = listener.ask("GET /a/" + LONG + " HTTP/1.1\n" + HOST + "\n");
    assertThat(whole.status()).isEqualTo(414);
    assertThat(whole.error()).isEqualTo("uri_too_long");
    assertThat(listener.ask("GET /" + LONG).status()).isEqualTo(414);
  }

  @Test
  void largeHeadersAreRefused() throws IOException {
    String start = "GET / HTTP/1.1\n" + HOST;
    RawAnswer one = listener.ask(start + "X: " + LONG.repeat(5) + "\n\n");
    assertThat(one.status()).isEqualTo(431);
    assertThat(one.error()).isEqualTo("headers_too_large");
    assertThat(listener.ask(start + "X-Some: value\n".repeat(4000) + "\n").status()).isEqualTo(431);
  }

  @Test
  void randomBytesNeverCauseAServerErrorOrAHang() throws IOException {
    Random random = new Random(20_260_515);
    String[] parts = {
      "GET",
      " ",
      "/",
      "/a",
      "/a/1",
      "?",
      "%",
      "HTTP/1.1",
      "\r\n",
      "\n",
      "\r",
      ":",
      "Host: h",
      "Content-Length",
      "Transfer-Encoding: chunked",
      "0",
      "5",
      "\u0000",
      "\u00ff",
      "POST",
      "Content-Type: application/json",
      "{}",
      "Expect: 100-continue",
      "Connection: close",
      ";",
      ","
    };
    for (int i = 0; i < 150; i++) {
      StringBuilder text = new StringBuilder();
      int length = 1 + random.nextInt(30);
      for (int j = 0; j < length; j++) {
        text.append(parts[random.nextInt(parts.length)]);
      }
      try (RawClient client = listener.connect()) {
        client.sendWhileOpen(text.toString().getBytes(StandardCharsets.ISO_8859_1));
        client.endOfRequest();
        assertThat(client.statuses()).as("seed %d: %s", i, text).allMatch(status -> status < 500);
      }
    }
  }

  private static String post(String headers, String body) {
    return "POST /a HTTP/1.1\nHost: h\nContent-Type: application/json\n" + headers + "\n" + body;
  }
}
