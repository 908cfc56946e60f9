package be.becivic.simulation.trial;

import java.time.Duration;
import java.util.List;

/**
 * What becomes of honest changes.
 *
 * @param crowd who they come from
 * @param changes how many figures changed in the world
 * @param toBeta how long those that got there took from then to our voice, shortest first
 * @param toStable the same for stable
 * @param length for how long anybody looked
 */
public record HonestResult(
    String crowd,
    double sessionsPerDay,
    int changes,
    List<Duration> toBeta,
    List<Duration> toStable,
    ErrorCounts errors,
    Duration length) {
  public HonestResult {
    toBeta = toBeta.stream().sorted().toList();
    toStable = toStable.stream().sorted().toList();
  }
}
