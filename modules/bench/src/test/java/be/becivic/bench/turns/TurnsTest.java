package be.becivic.bench.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class TurnsTest {

  @Test
  void everyStepHasATimeForEveryRound() {
    var calls = new AtomicInteger();
    Timings timings =
        new Turns(Duration.ZERO, 3, Duration.ofMillis(1))
            .of(List.of(new Step("a", calls::incrementAndGet), new Step("b", () -> "b")));
    assertThat(timings.nanosByStep()).containsOnlyKeys("a", "b");
    assertThat(timings.nanosByStep().get("a")).hasSize(3).doesNotContain(0);
    assertThat(calls.get()).isGreaterThanOrEqualTo(3);
  }

  @Test
  void ratiosAreTakenRoundByRound() {
    var timings =
        new Timings(
            Map.of(
                "schema", new double[] {4_000, 40_000, 4_000},
                "scrub", new double[] {2_000, 20_000, 2_000},
                "parse", new double[] {3_000, 30_000, 2_000}));
    assertThat(timings.medianRatio(List.of("schema", "scrub"), "parse")).isEqualTo(2);
    assertThat(timings.medianMicros("parse")).isEqualTo(3);
  }
}
