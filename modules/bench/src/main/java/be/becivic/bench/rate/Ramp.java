package be.becivic.bench.rate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Rates that rise until the server no longer keeps up, and then close in on where it stopped.
 *
 * @param first where to begin
 * @param growth by how much to raise what was held
 * @param share how many of the requests that were due have to be answered
 * @param slowestMillis within which time 99 of a hundred have to be answered
 */
public record Ramp(double first, double growth, double share, double slowestMillis) {
  private static final double PRECISION = 1.1;

  /** Something that can be tried at a rate. */
  @FunctionalInterface
  public interface Trial {
    RateStep at(double rate) throws InterruptedException;
  }

  /** Every rate that was tried, slowest first, and the highest that was held. */
  public record Climb(List<RateStep> steps, Optional<RateStep> knee) {}

  /** Tries at most so many rates. */
  public Climb climb(int most, Trial trial) throws InterruptedException {
    var steps = new ArrayList<RateStep>();
    Optional<RateStep> held = Optional.empty();
    double tooMuch = Double.POSITIVE_INFINITY;
    double rate = first;
    while (steps.size() < most) {
      RateStep step = trial.at(rate);
      steps.add(step);
      if (step.isHeld(share, slowestMillis)) {
        held = Optional.of(step);
      } else {
        tooMuch = rate;
      }
      double floor = held.map(RateStep::offered).orElse(0.0);
      if (floor == 0 || tooMuch / floor < PRECISION) {
        break;
      }
      rate = tooMuch == Double.POSITIVE_INFINITY ? floor * growth : Math.sqrt(floor * tooMuch);
    }
    steps.sort((one, other) -> Double.compare(one.offered(), other.offered()));
    return new Climb(List.copyOf(steps), held);
  }
}
