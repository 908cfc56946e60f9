package be.becivic.protocol.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NeedTest {

  @Test
  void aNeedIsSaidInPlainEnglish() {
    assertThat(new Need.MoreConfirms(2, 3).sentence()).isEqualTo("1 more confirmation");
    assertThat(new Need.MoreConfirms(0, 10).sentence()).isEqualTo("10 more confirmations");
    assertThat(new Need.FewerRejects(1, 0).sentence()).isEqualTo("no rejections (now 1)");
    assertThat(new Need.FewerRejects(3, 1).sentence()).isEqualTo("at most 1 rejection (now 3)");
    assertThat(new Need.MoreDistinct(1, 3).sentence()).isEqualTo("votes from 2 more networks");
  }

  @ParameterizedTest
  @CsvSource({
    "17, 20, 0.85, more than 85 % confirmations (now 85 %)",
    "84999, 100000, 0.85, more than 85 % confirmations (now 84 %)",
    "0, 0, 0.85, more than 85 % confirmations (now no votes)",
    "1, 3, 0.875, more than 87.5 % confirmations (now 33 %)",
    "0, 4, 0.50, more than 50 % confirmations (now 0 %)"
  })
  void aShareIsRoundedDown(int confirms, int votes, BigDecimal above, String expected) {
    assertThat(new Need.HigherRate(confirms, votes, above).sentence()).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "PT0.001S, 1 min to go",
    "PT60S, 1 min to go",
    "PT59M, 59 min to go",
    "PT59M1S, 1 h to go",
    "PT1H, 1 h to go",
    "PT16H1S, 17 h to go",
    "PT17H, 17 h to go",
    "PT48H, 48 h to go",
    "PT72H, 72 h to go",
    "PT72H1M, 4 d to go",
    "P13DT1H, 14 d to go",
    "P14D, 14 d to go"
  })
  void timeIsRoundedUp(Duration remaining, String expected) {
    assertThat(new Need.MoreTime(remaining).sentence()).isEqualTo(expected);
  }

  @Test
  void aHoldListsItsNeeds() {
    var hold =
        new LifecycleVerdict.Hold(
            Status.BETA,
            List.of(new Need.MoreConfirms(2, 3), new Need.MoreTime(Duration.ofHours(17))));
    assertThat(hold.sentence()).isEqualTo("1 more confirmation, 17 h to go");
  }
}
