package be.becivic.server.listener;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import java.io.IOException;
import java.net.SocketTimeoutException;
import java.time.Duration;
import org.junit.jupiter.api.Test;

final class TimeLimitTest {
  private static final Route ANSWER = Route.get("/", _ -> Response.empty(204));
  private static final Route ECHO =
      Route.post("/echo", 10_000_000, request -> Response.json(200, request.body()));

  @Test
  void headThatArrivesInDripsIsCutOffAfterItsTimeInAll() throws Exception {
    try (TestListener listener = TestListener.start(new TestSettings().headerTimeout(300), ANSWER);
        RawClient client = listener.connect()) {
      client.send("GET / HTTP/1.1\nHost: h\nX: ");
      long start = System.nanoTime();
      RawAnswer answer = drip(client, "y");
      assertThat(answer.status()).isEqualTo(408);
      assertThat(answer.error()).isEqualTo("request_timeout");
      assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofMillis(1500));
    }
  }

  @Test
  void requestLineThatArrivesInDripsIsCutOff() throws Exception {
    try (TestListener listener = TestListener.start(new TestSettings().headerTimeout(200), ANSWER);
        RawClient client = listener.connect()) {
      client.send("GET /");
      assertThat(drip(client, "y").status()).isEqualTo(408);
    }
  }

  @Test
  void bodyThatArrivesInDripsIsCutOffAfterItsTimeInAll() throws Exception {
    try (TestListener listener = TestListener.start(new TestSettings().bodyTimeout(300), ECHO);
        RawClient client = listener.connect()) {
      client.send(
          "POST /echo HTTP/1.1\nHost: h\nContent-Type: application/json\nContent-Length: 99\n\n");
      assertThat(drip(client, "1").status()).isEqualTo(408);
      assertThat(listener.awaitRoutes(1)).containsExactly("/echo");
    }
  }

  @Test
  void bodyThatNeverArrivesIsNotWaitedFor() throws IOException {
    try (TestListener listener = TestListener.start(new TestSettings().bodyTimeout(150), ECHO)) {
      RawAnswer answer =
          listener.ask(
              "POST /echo HTTP/1.1\nHost: h\nContent-Type: application/json\n"
                  + "Content-Length: 99\n\n");
      assertThat(answer.status()).isEqualTo(408);
      assertThat(answer.header("Connection")).contains("close");
    }
  }

  @Test
  void connectionThatSaysNothingIsClosed() throws IOException {
    try (TestListener listener = TestListener.start(new TestSettings().headerTimeout(100), ANSWER);
        RawClient client = listener.connect()) {
      assertThat(client.isClosedByServer()).isTrue();
      assertThat(listener.answers).isEmpty();
    }
  }

  @Test
  void connectionIdlesBetweenRequestsOnlySoLong() throws IOException {
    TestSettings settings = new TestSettings().headerTimeout(100).idleTimeout(400);
    try (TestListener listener = TestListener.start(settings, ANSWER);
        RawClient client = listener.connect()) {
      client.ask("GET / HTTP/1.1\nHost: h\n\n");
      client.patience(200);
      assertThat(isStillOpen(client)).isTrue();
      client.ask("GET / HTTP/1.1\nHost: h\n\n");
      client.patience(5000);
      assertThat(client.isClosedByServer()).isTrue();
    }
  }

  @Test
  void clientThatDoesNotTakeItsAnswerIsDropped() throws Exception {
    byte[] large = new byte[20_000_000];
    Route heavy = Route.get("/", _ -> Response.of(200, "text/plain", large));
    try (TestListener listener = TestListener.start(new TestSettings().bodyTimeout(100), heavy);
        RawClient client = listener.connect()) {
      client.send("GET / HTTP/1.1\nHost: h\n\n");
      Thread.sleep(1500);
      assertThatExceptionOfType(IOException.class).isThrownBy(client::answer);
      assertThat(listener.answers).isEmpty();
    }
  }

  @Test
  void largeAnswerReachesAClientThatTakesItSteadily() throws Exception {
    byte[] large = new byte[20_000_000];
    Route heavy = Route.get("/", _ -> Response.of(200, "text/plain", large));
    try (TestListener listener = TestListener.start(new TestSettings().bodyTimeout(200), heavy)) {
      assertThat(listener.ask("GET / HTTP/1.1\nHost: h\n\n").body()).hasSize(large.length);
    }
  }

  private static RawAnswer drip(RawClient client, String drop) throws Exception {
    client.patience(20);
    for (int i = 0; i < 200; i++) {
      client.sendWhileOpen(drop.getBytes());
      try {
        return client.answer();
      } catch (SocketTimeoutException _) {
        Thread.onSpinWait();
      }
    }
    throw new AssertionError("still waiting");
  }

  private static boolean isStillOpen(RawClient client) throws IOException {
    try {
      return !client.isClosedByServer();
    } catch (SocketTimeoutException _) {
      return true;
    }
  }
}
