package be.becivic.server.listener;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import java.lang.ref.WeakReference;
import java.net.ConnectException;
import java.net.SocketException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

final class ShutdownTest {
  private static final String GET = "GET / HTTP/1.1\nHost: h\n\n";

  @Test
  void requestUnderWayIsFinishedAndNoOtherIsTaken() throws Exception {
    CountDownLatch entered = new CountDownLatch(1);
    CountDownLatch release = new CountDownLatch(1);
    Route slow =
        Route.get(
            "/",
            _ -> {
              entered.countDown();
              TestListener.await(release);
              return Response.empty(204);
            });
    TestListener listener = TestListener.start(slow);
    int port = listener.port();
    try (RawClient client = listener.connect()) {
      client.send(GET);
      entered.await();
      CompletableFuture<Void> closing = CompletableFuture.runAsync(listener::close);
      awaitRefusal(port);
      assertThat(closing).isNotDone();
      release.countDown();
      RawAnswer answer = client.answer();
      assertThat(answer.status()).isEqualTo(204);
      assertThat(answer.header("Connection")).contains("close");
      assertThat(client.isClosedByServer()).isTrue();
      assertThat(closing).succeedsWithin(Duration.ofSeconds(5));
    }
  }

  @Test
  void idleConnectionsAreClosedAtOnce() throws Exception {
    TestSettings settings = new TestSettings().idleTimeout(60_000).headerTimeout(60_000);
    Route route = Route.get("/", _ -> Response.empty(204));
    TestListener listener = TestListener.start(settings, route);
    try (RawClient used = listener.connect();
        RawClient fresh = listener.connect()) {
      used.ask(GET);
      long start = System.nanoTime();
      listener.close();
      assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(2));
      assertThat(used.isClosedByServer()).isTrue();
      assertThat(fresh.isClosedByServer()).isTrue();
    }
  }

  @Test
  void whatTheRoutesHoldIsFree() throws Exception {
    WeakReference<byte[]> held = serveAndClose(new byte[1]);
    for (int i = 0; i < 50 && held.get() != null; i++) {
      System.gc();
      Thread.sleep(Duration.ofMillis(20));
    }
    assertThat(held.get()).isNull();
  }

  private static WeakReference<byte[]> serveAndClose(byte[] held) throws Exception {
    Route route = Route.get("/", _ -> Response.empty(204 + held[0]));
    try (TestListener listener = TestListener.start(route);
        RawClient client = listener.connect()) {
      assertThat(client.ask(GET).status()).isEqualTo(204);
    }
    return new WeakReference<>(held);
  }

  @Test
  void requestThatOutlastsTheDrainIsAbandoned() throws Exception {
    CountDownLatch entered = new CountDownLatch(1);
    CountDownLatch interrupted = new CountDownLatch(1);
    Route stuck =
        Route.get(
            "/",
            _ -> {
              entered.countDown();
              try {
                Thread.sleep(Duration.ofMinutes(1));
              } catch (InterruptedException _) {
                interrupted.countDown();
              }
              return Response.empty(204);
            });
    TestListener listener = TestListener.start(new TestSettings().drainTimeout(200), stuck);
    try (RawClient client = listener.connect()) {
      client.send(GET);
      entered.await();
      assertThat(CompletableFuture.runAsync(listener::close)).succeedsWithin(Duration.ofSeconds(3));
      interrupted.await();
    }
  }

  @Test
  void addressInUseIsReported() {
    try (TestListener first = TestListener.start()) {
      ListenerSettings settings = new TestSettings().build();
      ListenerSettings samePort =
          new ListenerSettings(
              settings.host(),
              first.port(),
              settings.trustedProxies(),
              settings.maxConcurrent(),
              settings.maxConnections(),
              settings.maxConnectionsPerAddress(),
              settings.headerTimeout(),
              settings.bodyTimeout(),
              settings.idleTimeout(),
              settings.drainTimeout(),
              settings.hsts());
      assertThatExceptionOfType(CannotListenException.class)
          .isThrownBy(() -> Listener.start(samePort, List.of(), new Unobserved(), () -> {}))
          .withMessageContaining("cannot listen on 127.0.0.1 port " + first.port());
    }
  }

  /**
   * A connection still in the queue when the socket closes is reset; only later ones are refused.
   */
  private static void awaitRefusal(int port) throws Exception {
    for (int i = 0; i < 500; i++) {
      try (RawClient _ = new RawClient(port)) {
        Thread.sleep(10);
      } catch (ConnectException _) {
        return;
      } catch (SocketException _) {
        Thread.sleep(10);
      }
    }
    throw new AssertionError("still accepting");
  }
}
