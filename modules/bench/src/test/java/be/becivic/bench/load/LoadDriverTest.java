package be.becivic.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class LoadDriverTest {
  private static final Duration BRIEFLY = Duration.ofMillis(150);
  private static final byte[] REQUEST =
      "GET / HTTP/1.1\r\nHost: x\r\n\r\n".getBytes(StandardCharsets.US_ASCII);

  @Test
  void countsAnswersWithTheStatusHopedFor() throws Exception {
    try (var server = new TinyServer(_ -> "HTTP/1.1 201 Created\r\nContent-Length: 2\r\n\r\n{}")) {
      Load load = run(server, 3);
      assertThat(load.answered()).isPositive().isEqualTo(server.answered());
      assertThat(load.sortedNanos()).hasSize((int) load.answered()).isSorted();
      assertThat(load.refused()).isZero();
      assertThat(load.broken()).isZero();
      assertThat(server.connections()).isEqualTo(3);
    }
  }

  @Test
  void countsOtherAnswersApart() throws Exception {
    try (var server =
        new TinyServer(
            number ->
                number % 2 == 0
                    ? "HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n"
                    : "HTTP/1.1 429 Too Many Requests\r\nContent-Length: 3\r\n\r\nno!")) {
      Load load = run(server, 1);
      assertThat(load.refused()).isPositive();
      assertThat(load.answered() + load.refused()).isEqualTo(server.answered());
      assertThat(load.answered() - load.refused()).isBetween(-1L, 1L);
      assertThat(load.broken()).isZero();
    }
  }

  @Test
  void countsABrokenConnectionAndGoesOnWithANewOne() throws Exception {
    var first = new AtomicInteger();
    try (var server =
        new TinyServer(
            _ ->
                first.getAndIncrement() == 0
                    ? TinyServer.HANG_UP
                    : "HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n")) {
      Load load = run(server, 1);
      assertThat(load.broken()).isEqualTo(1);
      assertThat(load.answered()).isPositive().isEqualTo(server.answered());
    }
  }

  @Test
  void aServerThatIsGoneEndsTheRoundInTimeWithErrorsOnly() throws Exception {
    URI gone;
    try (var server = new TinyServer(_ -> TinyServer.HANG_UP)) {
      gone = server.address();
    }
    Load load = new LoadDriver(gone, 2, 201).run(BRIEFLY, () -> () -> REQUEST);
    assertThat(load.answered()).isZero();
    assertThat(load.broken()).isPositive();
    assertThat(load.millisFor(0.99)).isZero();
  }

  private static Load run(TinyServer server, int connections)
      throws IOException, InterruptedException {
    return new LoadDriver(server.address(), connections, 201).run(BRIEFLY, () -> () -> REQUEST);
  }
}
