package be.becivic.bench.rate;

import static org.assertj.core.api.Assertions.assertThat;

import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;

class RampTest {
  private static final Ramp RAMP = new Ramp(100, 2, 0.99, 250);

  @Test
  void theHighestRateThatWasHeldIsFoundWithinATenth() throws InterruptedException {
    Ramp.Climb climb = RAMP.climb(20, rate -> step(rate, rate > 930));
    assertThat(climb.knee().orElseThrow().offered()).isBetween(930 / 1.1, 930.0);
    assertThat(climb.steps())
        .isSortedAccordingTo((a, b) -> Double.compare(a.offered(), b.offered()));
  }

  @Test
  void aServerThatHoldsNothingIsTriedOnce() throws InterruptedException {
    Ramp.Climb climb = RAMP.climb(20, rate -> step(rate, true));
    assertThat(climb.knee()).isEmpty();
    assertThat(climb.steps()).hasSize(1);
    assertThat(new RateReport("Nothing", climb).table()).contains("not even the first");
  }

  @Test
  void aClimbEndsWhenItHasTriedEnough() throws InterruptedException {
    Ramp.Climb climb = RAMP.climb(3, rate -> step(rate, false));
    assertThat(climb.steps()).extracting(RateStep::offered).containsExactly(100.0, 200.0, 400.0);
    assertThat(climb.knee().orElseThrow().offered()).isEqualTo(400);
  }

  @Test
  void slowAnswersAreNotHeldThoughTheyCome() {
    RateStep slow = step(100, false);
    slow.latencies().recordValueWithCount(2_000_000, 50);
    assertThat(slow.isHeld(0.99, 250)).isFalse();
    assertThat(slow.isHeld(0.99, 2_500)).isTrue();
  }

  @Test
  void theChartMarksWhatWasHeld() throws InterruptedException {
    Ramp.Climb climb = RAMP.climb(20, rate -> step(rate, rate > 930));
    assertThat(RateChart.of("Pages", climb))
        .startsWith("<svg ")
        .contains("<title>Pages</title>", "held: 872")
        .doesNotContain("NaN", "Infinity");
    assertThat(new RateReport("Pages", climb).json()).contains("\"held_per_second\" : 872");
  }

  /** A second at a rate, of which a server that is overrun answers half. */
  private static RateStep step(double rate, boolean isOverrun) {
    var latencies = new Histogram(60_000_000, 3);
    long answered = Math.round(isOverrun ? rate / 2 : rate);
    latencies.recordValueWithCount(isOverrun ? 900_000 : 2_000, answered);
    return new RateStep(rate, 0, 0, Math.round(rate) - answered, 1, latencies);
  }
}
