package be.becivic.server.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class SteadyClockTest {
  private static final Instant START = Instant.parse("2026-11-16T10:00:00Z");

  private Instant wall = START;
  private long nanos;
  private final SteadyClock clock = new SteadyClock(() -> wall, () -> nanos);

  @Test
  void timeGoesOnWhenTheMachinesClockIsSetBack() {
    pass(Duration.ofMinutes(1));
    wall = wall.minus(Duration.ofDays(2));
    pass(Duration.ofMinutes(1));
    assertThat(clock.now()).isEqualTo(START.plusSeconds(120));
  }

  @Test
  void timeGoesOnFromWhereTheMachinesClockIsSetForwardTo() {
    wall = wall.plus(Duration.ofHours(5));
    assertThat(clock.now()).isEqualTo(START.plus(Duration.ofHours(5)));
    pass(Duration.ofMinutes(1));
    assertThat(clock.now()).isEqualTo(START.plus(Duration.ofMinutes(301)));
  }

  private void pass(Duration time) {
    wall = wall.plus(time);
    nanos += time.toNanos();
  }
}
