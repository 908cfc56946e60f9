package be.becivic.protocol.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class QuarantineRuleTest {

  @ParameterizedTest
  @CsvSource({"0, true", "4, true", "5, false", "6, false"})
  void flagsTakeDownFiveTextsOfOursAnHour(long withinTheHour, boolean allowed) {
    assertThat(Thresholds.DEFAULTS.quarantine().allowsAfter(withinTheHour)).isEqualTo(allowed);
  }

  @Test
  void noneGoDownByFlagsWhereTheBoundIsZero() {
    assertThat(new QuarantineRule(1, 0).allowsAfter(0)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"1, false", "2, true", "3, true"})
  void asManyFlagsAsAskedForCallForIt(int flags, boolean called) {
    assertThat(new QuarantineRule(2, 5).isCalledForBy(new Tally(0, 0, flags, 0))).isEqualTo(called);
  }

  @Test
  void itTakesAFlagAndABound() {
    assertThatThrownBy(() -> new QuarantineRule(0, 5)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new QuarantineRule(1, -1))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
