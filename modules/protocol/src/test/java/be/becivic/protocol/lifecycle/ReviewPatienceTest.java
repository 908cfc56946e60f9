package be.becivic.protocol.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ReviewPatienceTest {
  private static final Instant QUIET_SINCE = Instant.parse("2026-03-01T12:00:00Z");

  @ParameterizedTest
  @CsvSource({
    "2026-03-01T12:00:00Z, false",
    "2026-03-15T11:59:59Z, false",
    "2026-03-15T12:00:00Z, true",
    "2026-04-01T00:00:00Z, true"
  })
  void aChangeThatNobodyConfirmsGivesWayAfterFourteenDays(Instant now, boolean over) {
    assertThat(ReviewPatience.DEFAULT.isOver(QUIET_SINCE, now)).isEqualTo(over);
  }

  @Test
  void someTimeIsGivenToEveryChange() {
    assertThatThrownBy(() -> new ReviewPatience(Duration.ZERO))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void givingWayHasARuleOfItsOwn() {
    assertThat(new LifecycleVerdict.GiveWay(QUIET_SINCE).rule()).isEqualTo(DecisionRule.GAVE_WAY);
  }
}
