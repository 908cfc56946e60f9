package be.becivic.simulation.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import org.junit.jupiter.api.Test;

class VirtualClockTest {
  private final VirtualClock clock = new VirtualClock(Instant.EPOCH);

  @Test
  void standsStillUntilItIsSet() {
    assertThat(clock.instant()).isEqualTo(clock.instant());
    clock.setTo(Instant.EPOCH.plusSeconds(5));
    assertThat(clock.instant()).isEqualTo(Instant.EPOCH.plusSeconds(5));
  }

  @Test
  void neverGoesBack() {
    clock.setTo(Instant.EPOCH.plusSeconds(5));
    assertThatThrownBy(() -> clock.setTo(Instant.EPOCH))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
