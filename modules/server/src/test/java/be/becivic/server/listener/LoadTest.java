package be.becivic.server.listener;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import be.becivic.server.http.Handler;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import java.io.IOException;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class LoadTest {
  private static final String GET = "GET / HTTP/1.1\nHost: h\n\n";

  @Test
  void requestBeyondTheLimitIsRefusedSoonAndTheConnectionLives() throws Exception {
    CountDownLatch entered = new CountDownLatch(1);
    CountDownLatch release = new CountDownLatch(1);
    Handler slow =
        _ -> {
          entered.countDown();
          TestListener.await(release);
          return Response.empty(204);
        };
    try (TestListener listener =
            TestListener.start(new TestSettings().maxConcurrent(1), Route.get("/", slow));
        RawClient first = listener.connect();
        RawClient second = listener.connect()) {
      first.send(GET);
      entered.await();
      RawAnswer refused = second.ask(GET);
      assertThat(refused.status()).isEqualTo(503);
      assertThat(refused.error()).isEqualTo("overloaded");
      assertThat(refused.headers("Retry-After")).containsExactly("1");
      assertThat(refused.json().path("retry_after").asInt()).isEqualTo(1);
      release.countDown();
      assertThat(first.answer().status()).isEqualTo(204);
      assertThat(second.ask(GET).status()).isEqualTo(204);
    }
  }

  @Test
  void clientsThatAreSlowToSendTakeNoPlace() throws IOException {
    Route echo = Route.post("/", 100, request -> Response.json(200, request.body()));
    TestSettings settings = new TestSettings().maxConcurrent(1).bodyTimeout(5000);
    try (TestListener listener = TestListener.start(settings, echo);
        RawClient slow = listener.connect();
        RawClient quick = listener.connect()) {
      String head =
          "POST / HTTP/1.1\nHost: h\nContent-Type: application/json\nContent-Length: 2\n\n";
      slow.send(head + "{");
      assertThat(quick.ask(head + "{}").status()).isEqualTo(200);
      assertThat(slow.ask("}").status()).isEqualTo(200);
    }
  }

  @Test
  void connectionBeyondTheLimitWaitsForAnotherToEnd() throws Exception {
    CountDownLatch entered = new CountDownLatch(2);
    CountDownLatch release = new CountDownLatch(1);
    Handler slow =
        _ -> {
          entered.countDown();
          TestListener.await(release);
          return Response.empty(204);
        };
    TestSettings settings = new TestSettings().maxConnections(2);
    try (TestListener listener = TestListener.start(settings, Route.get("/", slow));
        RawClient first = listener.connect();
        RawClient second = listener.connect()) {
      first.send(GET);
      second.send(GET);
      assertThat(entered.await(5, TimeUnit.SECONDS)).isTrue();
      try (RawClient third = listener.connect()) {
        third.patience(150);
        third.send(GET);
        assertThatExceptionOfType(SocketTimeoutException.class).isThrownBy(third::answer);
        release.countDown();
        assertThat(first.answer().status()).isEqualTo(204);
        assertThat(second.answer().status()).isEqualTo(204);
        first.endOfRequest();
        third.patience(5000);
        assertThat(third.answer().status()).isEqualTo(204);
      }
    }
  }

  @Test
  void whatIsIdleGivesWayWhenPlacesBecomeFew() throws Exception {
    Route route = Route.get("/", _ -> Response.empty(204));
    TestSettings settings = new TestSettings().maxConnections(10).idleTimeout(60_000);
    try (TestListener listener = TestListener.start(settings, route)) {
      List<RawClient> idle = new ArrayList<>();
      for (int i = 0; i < 30; i++) {
        RawClient client = listener.connect();
        assertThat(client.ask(GET).status()).isEqualTo(204);
        idle.add(client);
      }
      for (RawClient client : idle) {
        client.close();
      }
    }
  }

  @Test
  void oneAddressHasSoManyConnections() throws Exception {
    Route route = Route.get("/", _ -> Response.empty(204));
    TestSettings settings =
        new TestSettings().maxConnectionsPerAddress(2).idleTimeout(60_000).headerTimeout(60_000);
    try (TestListener listener = TestListener.start(settings, route);
        RawClient first = listener.connect()) {
      assertThat(first.ask(GET).status()).isEqualTo(204);
      try (RawClient second = listener.connect()) {
        assertThat(second.ask(GET).status()).isEqualTo(204);
        try (RawClient third = listener.connect()) {
          assertThat(third.isClosedByServer()).isTrue();
        }
      }
      assertThat(askUntilAnswered(listener).status()).isEqualTo(204);
    }
  }

  @Test
  void trustedProxyHasAllConnections() throws Exception {
    Route route = Route.get("/", _ -> Response.empty(204));
    TestSettings settings =
        new TestSettings().maxConnectionsPerAddress(1).trusting("127.0.0.0/8").idleTimeout(60_000);
    try (TestListener listener = TestListener.start(settings, route);
        RawClient first = listener.connect();
        RawClient second = listener.connect()) {
      assertThat(first.ask(GET).status()).isEqualTo(204);
      assertThat(second.ask(GET).status()).isEqualTo(204);
    }
  }

  /** The place of a connection that was closed is free a moment later. */
  private static RawAnswer askUntilAnswered(TestListener listener) throws Exception {
    for (int i = 0; i < 200; i++) {
      try (RawClient client = listener.connect()) {
        return client.ask(GET);
      } catch (IOException _) {
        Thread.sleep(10);
      }
    }
    throw new AssertionError("never answered");
  }

  @Test
  void manyClientsAtOnceAreAllAnswered() throws Exception {
    AtomicInteger served = new AtomicInteger();
    Route route =
        Route.post(
            "/",
            10_000,
            request -> {
              served.incrementAndGet();
              return Response.json(200, request.body());
            });
    TestSettings patient =
        new TestSettings().headerTimeout(20_000).bodyTimeout(20_000).idleTimeout(20_000);
    try (TestListener listener = TestListener.start(patient, route);
        HttpClient client = HttpClient.newHttpClient()) {
      var answers =
          IntStream.range(0, 200)
              .mapToObj(
                  i -> client.sendAsync(post(listener, i), HttpResponse.BodyHandlers.ofString()))
              .toList();
      for (int i = 0; i < answers.size(); i++) {
        assertThat(answers.get(i).get().body()).isEqualTo(body(i));
      }
      assertThat(served).hasValue(200);
    }
  }

  @Test
  void limitOnOpenFilesBoundsConnections() {
    assertThat(OpenFiles.cap(1)).isEqualTo(1);
    assertThat(OpenFiles.cap(Integer.MAX_VALUE)).isPositive();
  }

  private static HttpRequest post(TestListener listener, int i) {
    return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + listener.port() + "/"))
        .header("Content-Type", "application/json")
        .POST(HttpRequest.BodyPublishers.ofString(body(i)))
        .build();
  }

  private static String body(int i) {
    return "[" + "7,".repeat(i) + "7]";
  }
}
