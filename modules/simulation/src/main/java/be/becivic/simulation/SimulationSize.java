package be.becivic.simulation;

import java.time.Duration;
import java.util.List;

/**
 * How much is simulated.
 *
 * @param procedures that people follow for a figure in them
 * @param passages how many procedures are followed for a passage of their text
 * @param repetitions of everything, each with another seed
 * @param traffic sessions a day, one simulation each
 * @param honest for how long honest changes are watched
 * @param attack for how long attacks may last at most
 * @param brigades the networks of those who flag everything
 */
record SimulationSize(
    int procedures,
    int passages,
    int repetitions,
    List<Double> traffic,
    Duration honest,
    Duration attack,
    List<Integer> brigades) {

  /** Enough for the numbers in the documentation. */
  static final SimulationSize FULL =
      new SimulationSize(
          40,
          20,
          1,
          List.of(0.0, 1.0, 10.0, 100.0),
          Duration.ofDays(90),
          Duration.ofDays(45),
          List.of(1, 5, 20));

  /** Enough to see that it works, in seconds. */
  static final SimulationSize SMALL =
      new SimulationSize(
          8, 5, 1, List.of(10.0), Duration.ofDays(6), Duration.ofDays(17), List.of(5));

  SimulationSize at(List<Double> sessions) {
    return new SimulationSize(
        procedures, passages, repetitions, sessions, honest, attack, brigades);
  }

  SimulationSize repeated(int times) {
    return new SimulationSize(procedures, passages, times, traffic, honest, attack, brigades);
  }

  SimulationSize {
    traffic = List.copyOf(traffic);
    brigades = List.copyOf(brigades);
  }
}
