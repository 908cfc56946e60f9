package be.becivic.protocol.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

final class PromotionPropertiesTest {

  private record Case(Status status, Tally tally, Duration age, Thresholds thresholds) {
    LifecycleVerdict decide() {
      return Promotion.decide(status, tally, age, thresholds);
    }

    Case with(Tally other) {
      return new Case(status, other, age, thresholds);
    }

    Case after(Duration longer) {
      return new Case(status, tally, age.plus(longer), thresholds);
    }
  }

  @Test
  void anotherConfirmNeverTakesAPromotionAway() {
    forEachCase(
        one -> {
          if (one.decide() instanceof LifecycleVerdict.Promote) {
            assertThat(one.with(plus(one.tally(), 1, 0)).decide()).isEqualTo(one.decide());
          }
        });
  }

  @Test
  void waitingNeverTakesAPromotionAway() {
    forEachCase(
        one -> {
          if (one.decide() instanceof LifecycleVerdict.Promote) {
            assertThat(one.after(Duration.ofMinutes(1)).decide()).isEqualTo(one.decide());
          }
        });
  }

  @Test
  void anotherRejectNeverBringsAPromotionAboutUnlessAVoterWasMissing() {
    forEachCase(
        one -> {
          if (one.decide() instanceof LifecycleVerdict.Hold(_, List<Need> needs)
              && needs.stream().noneMatch(Need.MoreDistinct.class::isInstance)) {
            assertThat(one.with(plus(one.tally(), 0, 1)).decide())
                .isNotInstanceOf(LifecycleVerdict.Promote.class);
          }
        });
  }

  @Test
  void aPromotionHasNoUnmetNeedAndAHoldHasOne() {
    forEachCase(
        one -> {
          List<Need> unmet =
              one.thresholds()
                  .findGateFrom(one.status())
                  .map(gate -> gate.unmet(one.tally(), one.age()))
                  .orElse(List.of());
          switch (one.decide()) {
            case LifecycleVerdict.Promote _ -> assertThat(unmet).isEmpty();
            case LifecycleVerdict.Hold(_, List<Need> needs) ->
                assertThat(needs).isNotEmpty().isEqualTo(unmet);
            case LifecycleVerdict.RollBack _ -> assertThat(-one.tally().net()).isPositive();
            case LifecycleVerdict.GiveWay _ -> fail("votes alone let nothing give way");
            case LifecycleVerdict.Quarantine _ ->
                assertThat(one.tally().injectionFlags()).isPositive();
            case LifecycleVerdict.Settled _ -> assertThat(one.status().takesVotes()).isFalse();
          }
        });
  }

  @Test
  void everyNeedIsRealAndCanBeSaid() {
    forEachCase(
        one -> {
          if (one.decide() instanceof LifecycleVerdict.Hold hold) {
            assertThat(hold.sentence()).doesNotContain("-").doesNotContain(" 0 more");
            hold.needs().forEach(PromotionPropertiesTest::assertReal);
          }
        });
  }

  @Test
  void theRateIsComparedAsAFraction() {
    var random = new Random(29);
    for (int i = 0; i < 5_000; i++) {
      int percent = random.nextInt(100);
      var gate = new Gate.BetaToStable(1, BigDecimal.valueOf(percent, 2), Duration.ZERO, 1);
      int confirms = 1 + random.nextInt(60);
      int rejects = random.nextInt(60);
      boolean exceeds = confirms * 100L > (long) percent * (confirms + rejects);
      assertThat(gate.unmet(Tally.of(confirms, rejects), Duration.ZERO).isEmpty())
          .isEqualTo(exceeds);
    }
  }

  private static void assertReal(Need need) {
    switch (need) {
      case Need.MoreConfirms(int have, int want) -> assertThat(have).isLessThan(want);
      case Need.FewerRejects(int have, int allowed) -> assertThat(have).isGreaterThan(allowed);
      case Need.MoreDistinct(int have, int want) -> assertThat(have).isLessThan(want);
      case Need.HigherRate(int confirms, int votes, BigDecimal above) ->
          assertThat(BigDecimal.valueOf(confirms))
              .isLessThanOrEqualTo(above.multiply(BigDecimal.valueOf(votes)));
      case Need.MoreTime(Duration remaining) -> assertThat(remaining).isPositive();
    }
  }

  private static void forEachCase(Consumer<Case> property) {
    var random = new Random(23);
    for (int i = 0; i < 20_000; i++) {
      property.accept(anyCase(random));
    }
  }

  private static Case anyCase(Random random) {
    var thresholds =
        Thresholds.DEFAULTS
            .with(
                new Gate.AlphaToBeta(
                    1 + random.nextInt(5),
                    random.nextInt(3),
                    hours(random, 60),
                    1 + random.nextInt(6)))
            .with(
                new Gate.BetaToStable(
                    1 + random.nextInt(8),
                    BigDecimal.valueOf(random.nextInt(100), 2),
                    hours(random, 60),
                    1 + random.nextInt(10)))
            .withRollbackMargin(1 + random.nextInt(4));
    int flags = random.nextInt(8) == 0 ? 1 : 0;
    return new Case(
        Status.values()[random.nextInt(Status.values().length)],
        new Tally(random.nextInt(12), random.nextInt(6), flags, 0),
        hours(random, 90),
        thresholds);
  }

  private static Duration hours(Random random, int bound) {
    return Duration.ofHours(random.nextInt(bound));
  }

  private static Tally plus(Tally tally, int confirms, int rejects) {
    return new Tally(
        tally.confirms() + confirms,
        tally.rejects() + rejects,
        tally.injectionFlags(),
        tally.postHandoffConfirms());
  }
}
