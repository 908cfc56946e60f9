package be.becivic.simulation.trial;

import be.becivic.simulation.population.Gang;
import be.becivic.simulation.population.Population;
import be.becivic.simulation.population.Procedure;
import be.becivic.simulation.population.Scene;
import java.time.Duration;
import java.util.List;

/**
 * Something a party tries, on each procedure a party of its own.
 *
 * @param subject what it is about
 * @param means how it goes about it
 * @param rungs what it may spend, least first
 * @param length for how long it tries
 */
public record Attack(
    Subject subject,
    String means,
    List<Rung> rungs,
    Duration length,
    Setup setup,
    List<Effect> effects) {

  /** Sends a party into a scene. */
  @FunctionalInterface
  interface Setup {
    Population attacker(Scene scene, Procedure procedure, Gang gang);
  }

  /** The same, given up earlier. */
  public Attack within(Duration most) {
    return new Attack(
        subject, means, rungs, most.compareTo(length) < 0 ? most : length, setup, effects);
  }

  public Attack {
    rungs = List.copyOf(rungs);
    effects = List.copyOf(effects);
  }
}
