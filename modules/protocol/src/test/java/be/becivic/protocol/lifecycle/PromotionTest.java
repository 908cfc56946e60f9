package be.becivic.protocol.lifecycle;

import static be.becivic.protocol.lifecycle.Status.ALPHA;
import static be.becivic.protocol.lifecycle.Status.BETA;
import static be.becivic.protocol.lifecycle.Status.STABLE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

final class PromotionTest {
  private static final Duration YEAR = Duration.ofDays(365);

  @ParameterizedTest(name = "{0} confirms, {1} rejects after {2}: {3}")
  @CsvSource({
    "3, 0, PT48H, promote",
    "2, 0, PT48H, hold",
    "4, 0, PT48H, promote",
    "3, 1, PT48H, hold",
    "9, 1, PT48H, hold",
    "3, 0, PT47H59M59.999S, hold",
    "3, 0, PT48H0.001S, promote",
    "3, 0, PT0S, hold",
    "0, 0, P365D, hold",
    "0, 1, P365D, hold",
    "0, 2, PT0S, roll back",
    "1, 3, PT0S, roll back",
    "3, 4, P365D, hold",
    "3, 5, P365D, roll back"
  })
  void alphaMovesAtItsThresholds(int confirms, int rejects, Duration age, String expected) {
    assertThat(name(decide(ALPHA, Tally.of(confirms, rejects), age))).isEqualTo(expected);
  }

  @ParameterizedTest(name = "{0} confirms, {1} rejects after {2}: {3}")
  @CsvSource({
    "10, 0, P14D, promote",
    "9, 0, P14D, hold",
    "10, 1, P14D, promote",
    "10, 2, P14D, hold",
    "17, 3, P14D, hold",
    "18, 3, P14D, promote",
    "34, 6, P14D, hold",
    "35, 6, P14D, promote",
    "850000, 150000, P14D, hold",
    "850001, 150000, P14D, promote",
    "10, 0, P13DT23H59M59.999S, hold",
    "10, 0, P14DT0.001S, promote",
    "10, 11, P14D, hold",
    "10, 12, P14D, roll back",
    "0, 1, P14D, hold",
    "0, 2, PT0S, roll back"
  })
  void betaMovesAtItsThresholds(int confirms, int rejects, Duration age, String expected) {
    assertThat(name(decide(BETA, Tally.of(confirms, rejects), age))).isEqualTo(expected);
  }

  @Test
  void oneInjectionFlagOutweighsEverything() {
    assertThat(decide(ALPHA, new Tally(50, 0, 1, 0), YEAR))
        .isEqualTo(new LifecycleVerdict.Quarantine());
    assertThat(decide(BETA, new Tally(0, 9, 1, 0), YEAR))
        .isEqualTo(new LifecycleVerdict.Quarantine());
    assertThat(decide(STABLE, new Tally(0, 0, 1, 0), YEAR))
        .isEqualTo(new LifecycleVerdict.Quarantine());
  }

  @Test
  void rejectsDoNotMoveWhatIsStable() {
    assertThat(decide(STABLE, Tally.of(0, 99), YEAR))
        .isEqualTo(new LifecycleVerdict.Settled(STABLE));
  }

  @ParameterizedTest
  @EnumSource(names = {"DRAFT", "QUARANTINED", "DEPRECATED"})
  void nothingMovesWhatIsNotRendered(Status status) {
    assertThat(decide(status, new Tally(99, 0, 5, 0), YEAR))
        .isEqualTo(new LifecycleVerdict.Settled(status));
  }

  @Test
  void aHoldSaysEverythingThatIsMissing() {
    assertThat(decide(ALPHA, Tally.of(1, 1), Duration.ofHours(31)))
        .isEqualTo(
            new LifecycleVerdict.Hold(
                BETA,
                List.of(
                    new Need.MoreConfirms(1, 3),
                    new Need.FewerRejects(1, 0),
                    new Need.MoreDistinct(2, 3),
                    new Need.MoreTime(Duration.ofHours(17)))));
    assertThat(decide(BETA, Tally.of(4, 1), Duration.ofDays(1)))
        .isEqualTo(
            new LifecycleVerdict.Hold(
                STABLE,
                List.of(
                    new Need.MoreConfirms(4, 10),
                    new Need.HigherRate(4, 5, new BigDecimal("0.85")),
                    new Need.MoreDistinct(5, 10),
                    new Need.MoreTime(Duration.ofDays(13)))));
  }

  @ParameterizedTest
  @CsvSource({
    "ALPHA, 3, 0, alpha_to_beta",
    "ALPHA, 0, 0, alpha_to_beta",
    "BETA, 10, 0, beta_to_stable",
    "BETA, 0, 0, beta_to_stable",
    "BETA, 0, 2, rollback",
    "STABLE, 0, 0, settled"
  })
  void eachDecisionNamesItsRule(Status status, int confirms, int rejects, String rule) {
    assertThat(decide(status, Tally.of(confirms, rejects), YEAR).rule().wireName()).isEqualTo(rule);
  }

  @Test
  void aQuarantineNamesItsRule() {
    assertThat(new LifecycleVerdict.Quarantine().rule().wireName()).isEqualTo("quarantine");
  }

  @Test
  void votesLeadToBetaAndStableOnly() {
    assertThatThrownBy(() -> new LifecycleVerdict.Promote(ALPHA))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new LifecycleVerdict.Hold(BETA, List.of()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static LifecycleVerdict decide(Status status, Tally tally, Duration age) {
    return Promotion.decide(status, tally, age, Thresholds.DEFAULTS);
  }

  private static String name(LifecycleVerdict decision) {
    return switch (decision) {
      case LifecycleVerdict.Promote _ -> "promote";
      case LifecycleVerdict.RollBack _ -> "roll back";
      case LifecycleVerdict.GiveWay _ -> "give way";
      case LifecycleVerdict.Quarantine _ -> "quarantine";
      case LifecycleVerdict.Hold _ -> "hold";
      case LifecycleVerdict.Settled _ -> "settled";
    };
  }
}
