package be.becivic.simulation.trial;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * How often a party got what it wanted with what it spent.
 *
 * @param tried how many parties
 * @param took how long those who got it needed, shortest first
 */
public record AttackResult(
    String effect,
    String means,
    double sessionsPerDay,
    int networks,
    int prefixes,
    int tried,
    List<Duration> took) {
  public AttackResult {
    took = took.stream().sorted().toList();
  }

  public double probability() {
    return (double) took.size() / tried;
  }

  /** How long half of those who got it needed at most. */
  public Optional<Duration> median() {
    return took.isEmpty() ? Optional.empty() : Optional.of(took.get((took.size() - 1) / 2));
  }
}
