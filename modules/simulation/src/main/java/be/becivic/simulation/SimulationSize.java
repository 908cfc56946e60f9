package be.becivic.simulation;

import java.time.Duration;
import java.util.List;

/**
 * How much is simulated.
 *
 * @param procedures that people follow
 * @param repetitions of everything, each with another seed
 * @param traffic sessions a day, one simulation each
 * @param honest for how long honest changes are watched
 * @param attack for how long attacks may last at most
 */
record SimulationSize(
    int procedures, int repetitions, List<Double> traffic, Duration honest, Duration attack) {

  /** Enough for the numbers in the documentation. */
  static final SimulationSize FULL =
      new SimulationSize(
          40, 3, List.of(0.0, 1.0, 10.0, 100.0), Duration.ofDays(120), Duration.ofDays(60));

  /** Enough to see that it works, in seconds. */
  static final SimulationSize SMALL =
      new SimulationSize(16, 1, List.of(10.0), Duration.ofDays(20), Duration.ofDays(20));

  SimulationSize {
    traffic = List.copyOf(traffic);
  }
}
