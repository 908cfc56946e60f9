package be.becivic.simulation;

import be.becivic.simulation.population.HonestHabits;
import be.becivic.simulation.report.Findings;
import be.becivic.simulation.trial.Attack;
import be.becivic.simulation.trial.AttackResult;
import be.becivic.simulation.trial.Attacks;
import be.becivic.simulation.trial.BrigadeResult;
import be.becivic.simulation.trial.HonestResult;
import be.becivic.simulation.trial.Laboratory;
import be.becivic.simulation.world.SimulatedSettings;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** Honest crowds first, then every attack, at every traffic. */
final class Simulation {
  private static final Duration A_WEEK = Duration.ofDays(7);
  private static final double CARELESS = 0.15;
  private static final double MOSTLY = 0.8;

  private final Laboratory laboratory;
  private final SimulationSize size;
  private final SimulatedSettings settings;
  private final Consumer<String> progress;

  /**
   * @param progress told what is being simulated
   */
  Simulation(
      Laboratory laboratory,
      SimulationSize size,
      SimulatedSettings settings,
      Consumer<String> progress) {
    this.laboratory = laboratory;
    this.size = size;
    this.settings = settings;
    this.progress = progress;
  }

  /** Takes its time. */
  Findings run() throws IOException {
    List<HonestResult> honest = new ArrayList<>();
    List<AttackResult> attacks = new ArrayList<>();
    List<BrigadeResult> brigades = new ArrayList<>();
    for (double sessions : size.traffic()) {
      HonestHabits habits = HonestHabits.at(sessions);
      if (sessions > 0) {
        honest.addAll(honest(habits));
      }
      for (Attack attack : Attacks.all()) {
        say(attack.means(), habits);
        attacks.addAll(laboratory.attack(attack.within(size.attack()), habits, settings));
      }
      for (int networks : size.brigades()) {
        say("flags from " + networks + " networks", habits);
        brigades.add(laboratory.brigade(networks, habits, settings, A_WEEK));
      }
    }
    return new Findings(laboratory.seed(), honest, attacks, brigades);
  }

  private List<HonestResult> honest(HonestHabits habits) throws IOException {
    return List.of(
        honest("households", habits),
        honest("careless", habits.erring(CARELESS)),
        honest("hosted", habits.hosted(MOSTLY)));
  }

  private HonestResult honest(String crowd, HonestHabits habits) throws IOException {
    say(crowd, habits);
    return laboratory.honest(crowd, habits, settings, size.honest());
  }

  private void say(String what, HonestHabits habits) {
    progress.accept(
        String.format(Locale.ROOT, "%s, %.0f sessions a day", what, habits.sessionsPerDay()));
  }
}
