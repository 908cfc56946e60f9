package be.becivic.simulation;

import be.becivic.simulation.population.HonestHabits;
import be.becivic.simulation.report.Findings;
import be.becivic.simulation.trial.Attack;
import be.becivic.simulation.trial.AttackResult;
import be.becivic.simulation.trial.Attacks;
import be.becivic.simulation.trial.HonestResult;
import be.becivic.simulation.trial.Laboratory;
import be.becivic.simulation.world.SimulatedSettings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Honest crowds first, then every attack at every traffic. */
final class Simulation {
  private final Path corpus;
  private final SimulationSize size;
  private final long seed;

  Simulation(Path corpus, SimulationSize size, long seed) {
    this.corpus = corpus;
    this.size = size;
    this.seed = seed;
  }

  /**
   * Takes its time.
   *
   * @param progress told what is being simulated
   */
  Findings run(SimulatedSettings settings, Consumer<String> progress) throws IOException {
    try (Laboratory laboratory =
        Laboratory.open(corpus, size.procedures(), size.repetitions(), seed)) {
      List<HonestResult> honest = new ArrayList<>();
      for (double sessions : size.traffic()) {
        progress.accept("honest agents, %.0f sessions a day".formatted(sessions));
        honest.add(
            laboratory.honest("households", HonestHabits.at(sessions), settings, size.honest()));
      }
      List<AttackResult> attacks = new ArrayList<>();
      for (Attack attack : List.of(Attacks.forgery(), Attacks.rejection())) {
        for (double sessions : size.traffic()) {
          progress.accept("%s, %.0f sessions a day".formatted(attack.means(), sessions));
          attacks.addAll(
              laboratory.attack(attack.within(size.attack()), HonestHabits.at(sessions), settings));
        }
      }
      return new Findings(seed, honest, attacks);
    }
  }
}
