package be.becivic.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.bench.rate.PacedLoad;
import be.becivic.bench.rate.RateStep;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

class PacedLoadTest {
  private static final String CREATED = "HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n";
  private static final byte[] REQUEST =
      "GET / HTTP/1.1\r\nHost: x\r\n\r\n".getBytes(StandardCharsets.US_ASCII);

  @Test
  void asManyRequestsAreSentAsAreDue() throws Exception {
    try (var server = new TinyServer(_ -> CREATED)) {
      RateStep step = run(server.address(), 4, 200, Duration.ofMillis(500));
      assertThat(step.answered() + step.unsent()).isEqualTo(100);
      assertThat(step.answered()).isEqualTo(server.answered());
      assertThat(step.broken() + step.refused()).isZero();
    }
  }

  /** One pause of 300 ms makes everything late that was due in it, not one request. */
  @Test
  void aPauseIsFeltByEverythingThatWasDueInIt() throws Exception {
    try (var server =
        new TinyServer(
            number -> {
              if (number == 10) {
                LockSupport.parkNanos(Duration.ofMillis(300).toNanos());
              }
              return CREATED;
            })) {
      RateStep step = run(server.address(), 1, 100, Duration.ofMillis(600));
      long late = step.latencies().getCountBetweenValues(100_000, 60_000_000);
      assertThat(late + step.unsent()).isGreaterThan(10);
    }
  }

  @Test
  void aServerThatIsGoneBreaksEverything() throws Exception {
    URI gone;
    try (var server = new TinyServer(_ -> TinyServer.HANG_UP)) {
      gone = server.address();
    }
    RateStep step = run(gone, 2, 100, Duration.ofMillis(200));
    assertThat(step.answered()).isZero();
    assertThat(step.broken() + step.unsent()).isEqualTo(20);
    assertThat(step.broken()).isPositive();
    assertThat(step.isHeld(0.99, 250)).isFalse();
  }

  private static RateStep run(URI server, int connections, double rate, Duration duration)
      throws InterruptedException {
    return new PacedLoad(List.of(server), connections, 201)
        .run(rate, duration, () -> () -> REQUEST);
  }
}
