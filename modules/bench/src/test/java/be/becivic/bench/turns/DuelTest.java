package be.becivic.bench.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DuelTest {
  @Test
  void bothRunInTurnsAndTheWarmUpIsNotCounted() throws IOException {
    List<String> runs = new ArrayList<>();
    Duel duel =
        Duel.of(() -> runs.add("work"), () -> runs.add("yardstick"), Duration.ofMillis(5), 3);

    assertThat(duel.work()).hasSize(3);
    assertThat(duel.yardstick()).hasSize(3);
    assertThat(runs.size()).isGreaterThan(6);
    assertThat(runs.subList(runs.size() - 4, runs.size()))
        .containsExactly("yardstick", "work", "yardstick", "work");
  }

  @Test
  void timeOnTheClockIsTheMedianAndProcessorTimeTheSum() {
    var duel =
        new Duel(
            List.of(new Effort(10, 4), new Effort(90, 8), new Effort(30, 12)),
            List.of(new Effort(10, 2), new Effort(10, 2), new Effort(12, 4)));

    assertThat(duel.wall()).isEqualTo(30);
    assertThat(duel.wallRatio()).isEqualTo(3);
    assertThat(duel.cpuRatio()).isEqualTo(3);
  }
}
