package be.becivic.server.observe;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.server.config.Cidr;
import be.becivic.server.config.LogFormat;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import be.becivic.server.listener.Listener;
import be.becivic.server.listener.ListenerSettings;
import be.becivic.server.listener.RawClient;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** No client address, token, body, query or other thing a client sent is in a log or a metric. */
final class LeakTest {
  private static final String MARK = "MARKER";
  private static final String FORWARDED = "X-Forwarded-For: 203.0.113.77\n";
  private static final String HOSTILE_HEADERS =
      "Host: MARKER.example\nAuthorization: Bearer MARKER\nCookie: MARKER\nUser-Agent: MARKER\n"
          + "Referer: http://MARKER/\nX-MARKER: MARKER\nForwarded: for=203.0.113.77\n"
          + FORWARDED;

  @ParameterizedTest
  @EnumSource
  void nothingAClientSendsIsLoggedOrCounted(LogFormat format) throws IOException {
    try (CapturedLog log = CapturedLog.of(format).everything();
        Metrics metrics = new Metrics()) {
      try (Listener listener =
          Listener.start(settings(), routes(), new RequestReporter(metrics), () -> {})) {
        for (String request : catalogue().toList()) {
          send(listener.port(), request);
        }
      }
      Log.info(Event.named(MARK + " ").route("/" + MARK + "?").job(MARK + "\n"));
      String written = log.text() + metrics.scrape();
      assertThat(log.text()).contains("io.helidon").contains("handler_failed").contains("/a/{id}");
      assertThat(written)
          .doesNotContainIgnoringCase(MARK)
          .doesNotContain("127.0.0.1")
          .doesNotContain("203.0.113.77");
    }
  }

  private static Stream<String> catalogue() {
    String json = "Content-Type: application/json\n";
    String head = " HTTP/1.1\n" + HOSTILE_HEADERS;
    return Stream.of(
        "GET /a/MARKER?MARKER=MARKER" + head + "\n",
        "GET /MARKER/MARKER?q=MARKER" + head + "\n",
        "MARKER /a/MARKER" + head + "\n",
        "DELETE /a/MARKER" + head + "\n",
        "GET /a/%zzMARKER" + head + "\n",
        "GET /a/MARKER#MARKER" + head + "\n",
        "GET /a/MARKER\u0000" + head + "\n",
        "GET /a/MARKER?\"MARKER<" + head + "\n",
        "GET http://MARKER/MARKER" + head + "\n",
        "GET /MARKER HTTP/1.0\n" + HOSTILE_HEADERS + "\n",
        "GET /MARKER HTTP/MARKER\n\n",
        "MARKER\n\n",
        "MARKER MARKER MARKER\n\n",
        "GET /" + MARK.repeat(2000) + head + "\n",
        "GET /a/MARKER" + head + "X: " + MARK.repeat(9000) + "\n\n",
        "GET /a/MARKER" + head + "MARKER\n\n",
        "GET /a/MARKER" + head + "MARKER : MARKER\n\n",
        "GET /a/MARKER" + head + "Host: MARKER\n\n",
        "GET /a/MARKER HTTP/1.1\nHost: MARKER:MARKER\n\n",
        "GET /a/MARKER HTTP/1.1\nHost: [MARKER\n\n",
        "GET /a/MARKER" + head + "Upgrade: MARKER\nConnection: Upgrade\n\n",
        "GET /broken" + head + "\n",
        "POST /echo" + head + json + "Content-Length: 10\n\n\"MARKER--\"",
        "POST /echo" + head + "Content-Type: MARKER/MARKER\nContent-Length: 6\n\nMARKER",
        "POST /echo" + head + json + "Content-Encoding: MARKER\nContent-Length: 6\n\nMARKER",
        "POST /echo" + head + json + "Content-Length: MARKER\n\nMARKER",
        "POST /echo" + head + json + "Content-Length: 9999999\n\nMARKER",
        "POST /echo" + head + json + "Content-Length: 9\n\nMARKER",
        "POST /echo" + head + json + "Transfer-Encoding: MARKER\n\nMARKER",
        "POST /echo" + head + json + "Transfer-Encoding: chunked\n\nMARKER\nMARKER\n0\n\n",
        "POST /echo" + head + json + "Transfer-Encoding: chunked\n\n6\nMARKERMARKER\n0\n\n",
        "POST /echo" + head + json + "Transfer-Encoding: chunked\n\n6\nMARKER\n0\nMARKER: x\n\n",
        "POST /echo" + head + json + "Expect: MARKER\nContent-Length: 6\n\nMARKER",
        "GET /a/MAR",
        "GET /a/MARKER HTTP/1.1\nHost: MARKER\nX: MAR");
  }

  private static List<Route> routes() {
    return List.of(
        Route.get("/a/{id}", _ -> Response.empty(204)),
        Route.get(
            "/broken",
            request -> {
              throw new IllegalStateException(
                  request.headers().list("Authorization").toString(),
                  new RuntimeException(request + " " + request.client() + MARK));
            }),
        Route.post(
            "/echo",
            1000,
            _ -> Response.problem(Rejection.of(ErrorCategory.IDENTITY_FIELD_PRESENT))));
  }

  private static ListenerSettings settings() {
    Duration brief = Duration.ofMillis(200);
    return new ListenerSettings(
        "127.0.0.1",
        0,
        List.of(Cidr.parse("127.0.0.0/8").orElseThrow()),
        8,
        64,
        64,
        brief,
        brief,
        brief,
        Duration.ofSeconds(2),
        true);
  }

  private static void send(int port, String request) throws IOException {
    try (RawClient client = new RawClient(port)) {
      client.sendWhileOpen(request.replace("\n", "\r\n").getBytes(StandardCharsets.ISO_8859_1));
      client.endOfRequest();
      client.statuses();
    }
  }
}
