package be.becivic.protocol.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.time.Duration;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ThresholdsTest {
  private static final Thresholds DEFAULTS = Thresholds.DEFAULTS;

  @Test
  void theDefaultsAreThoseOfTheDesign() {
    assertThat(DEFAULTS.alphaToBeta())
        .isEqualTo(new Gate.AlphaToBeta(3, 0, Duration.parse("PT48H"), 3));
    assertThat(DEFAULTS.betaToStable())
        .isEqualTo(new Gate.BetaToStable(10, new BigDecimal("0.850"), Duration.parse("P14D"), 10));
    assertThat(DEFAULTS.rollbackMargin()).isEqualTo(2);
    assertThat(DEFAULTS.sourceRot()).isEqualTo(new SourceRot(2, Duration.parse("P30D")));
    assertThat(DEFAULTS.postHandoff()).isEqualTo(new PostHandoff(3));
    assertThat(DEFAULTS.hideAt()).isEqualTo(-3);
  }

  @Test
  void aThresholdThatMakesNoSenseCannotBeMade() {
    Duration day = Duration.ofDays(1);
    assertRefused(() -> new Gate.AlphaToBeta(0, 0, day, 1));
    assertRefused(() -> new Gate.AlphaToBeta(1, -1, day, 1));
    assertRefused(() -> new Gate.AlphaToBeta(1, 0, day.negated(), 1));
    assertRefused(() -> new Gate.AlphaToBeta(1, 0, day, 0));
    assertRefused(() -> new Gate.BetaToStable(0, BigDecimal.ZERO, day, 1));
    assertRefused(() -> new Gate.BetaToStable(1, BigDecimal.ONE, day, 1));
    assertRefused(() -> new Gate.BetaToStable(1, new BigDecimal("-0.1"), day, 1));
    assertRefused(() -> new SourceRot(0, day));
    assertRefused(() -> new SourceRot(1, Duration.ZERO));
    assertRefused(() -> new PostHandoff(0));
    assertRefused(() -> with(0, -3));
    assertRefused(() -> with(2, 0));
  }

  @Test
  void moreVoicesMayBeAskedForAtBothGates() {
    Thresholds asking = DEFAULTS.asking(2);
    assertThat(asking.alphaToBeta())
        .isEqualTo(new Gate.AlphaToBeta(5, 0, Duration.parse("PT48H"), 5));
    assertThat(asking.betaToStable())
        .isEqualTo(new Gate.BetaToStable(12, new BigDecimal("0.85"), Duration.parse("P14D"), 12));
    assertThat(asking.asking(-2)).isEqualTo(DEFAULTS);
  }

  @Test
  void gatesLeadOutOfAlphaAndBetaOnly() {
    for (Status status : Status.values()) {
      assertThat(DEFAULTS.findGateFrom(status).isPresent()).isEqualTo(status.takesVotes());
    }
    assertThat(DEFAULTS.findGateFrom(Status.ALPHA)).map(Gate::to).contains(Status.BETA);
    assertThat(DEFAULTS.findGateFrom(Status.BETA)).map(Gate::to).contains(Status.STABLE);
  }

  @ParameterizedTest
  @CsvSource({"0, 0, false", "0, 2, false", "0, 3, true", "5, 8, true", "5, 7, false"})
  void aConcernIsHiddenAtThreeMoreRejectsThanConfirms(int confirms, int rejects, boolean hidden) {
    assertThat(DEFAULTS.isHiddenBy(Tally.of(confirms, rejects))).isEqualTo(hidden);
  }

  @ParameterizedTest
  @CsvSource({"0, 0, false", "0, 1, false", "0, 2, true", "4, 5, false", "4, 6, true"})
  void aSourceIsRottenAtTwoNetRejectsWithinTheWindow(int confirms, int rejects, boolean rotten) {
    assertThat(DEFAULTS.sourceRot().isShownBy(Tally.of(confirms, rejects))).isEqualTo(rotten);
  }

  @ParameterizedTest
  @CsvSource({
    "3, 0, 3, true",
    "4, 0, 4, true",
    "9, 0, 2, false",
    "3, 1, 3, false",
    "0, 0, 0, false"
  })
  void aHandoffIsObservedByThreeConfirmsAndNoReject(
      int confirms, int rejects, int postHandoff, boolean observed) {
    assertThat(DEFAULTS.postHandoff().isObservedBy(new Tally(confirms, rejects, 0, postHandoff)))
        .isEqualTo(observed);
  }

  @Test
  void aTallyCountsEachAddressOnce() {
    assertThat(Tally.of(4, 2).distinct()).isEqualTo(6);
    assertThat(Tally.of(4, 6).net()).isEqualTo(-2);
    assertThat(Tally.NONE.distinct()).isZero();
  }

  @Test
  void anImpossibleTallyCannotBeMade() {
    assertRefused(() -> Tally.of(-1, 0));
    assertRefused(() -> Tally.of(0, -1));
    assertRefused(() -> new Tally(0, 0, -1, 0));
    assertRefused(() -> new Tally(3, 0, 0, -1));
    assertRefused(() -> new Tally(3, 0, 0, 4));
    assertThatThrownBy(() -> Tally.of(Integer.MAX_VALUE, 1))
        .isInstanceOf(ArithmeticException.class);
  }

  private static Thresholds with(int margin, int hideAt) {
    return DEFAULTS.withRollbackMargin(margin).withHideAt(hideAt);
  }

  private static void assertRefused(ThrowingCallable making) {
    assertThatThrownBy(making).isInstanceOf(IllegalArgumentException.class);
  }
}
