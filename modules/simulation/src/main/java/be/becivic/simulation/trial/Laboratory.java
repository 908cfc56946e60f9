package be.becivic.simulation.trial;

import be.becivic.simulation.population.Gang;
import be.becivic.simulation.population.HonestAgents;
import be.becivic.simulation.population.HonestHabits;
import be.becivic.simulation.population.Maintainer;
import be.becivic.simulation.population.Population;
import be.becivic.simulation.population.Procedure;
import be.becivic.simulation.population.Procedures;
import be.becivic.simulation.population.Scene;
import be.becivic.simulation.population.Truths;
import be.becivic.simulation.world.ChronicleEvent;
import be.becivic.simulation.world.EventKind;
import be.becivic.simulation.world.ServerTemplate;
import be.becivic.simulation.world.SimulatedServer;
import be.becivic.simulation.world.SimulatedSettings;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/** Runs simulations, each on a fresh server; the seed and the settings decide what comes out. */
public final class Laboratory implements AutoCloseable {
  private final ServerTemplate template;
  private final Procedures procedures;
  private final int repetitions;
  private final long seed;

  private Laboratory(ServerTemplate template, int repetitions, long seed) {
    this.template = template;
    this.procedures = Procedures.of(template.figures());
    this.repetitions = repetitions;
    this.seed = seed;
  }

  /**
   * Opens one.
   *
   * @param corpus the shipped content
   * @param procedures how many people follow
   * @param repetitions how often everything is run
   */
  public static Laboratory open(Path corpus, int procedures, int repetitions, long seed)
      throws IOException {
    return new Laboratory(
        ServerTemplate.create(corpus, Procedures.firstFigures(procedures)), repetitions, seed);
  }

  /** What a party can do while honest agents come and go. */
  public List<AttackResult> attack(Attack attack, HonestHabits habits, SimulatedSettings settings)
      throws IOException {
    Map<Rung, List<List<Optional<Duration>>>> outcomes = new LinkedHashMap<>();
    attack.rungs().forEach(rung -> outcomes.put(rung, new ArrayList<>()));
    for (int repetition = 0; repetition < repetitions; repetition++) {
      try (SimulatedServer server = template.open(settings, seed + repetition)) {
        Scene scene = scene(server, repetition);
        List<Population> populations = new ArrayList<>(residents(scene, habits));
        List<Rung> spent = new ArrayList<>();
        for (Procedure procedure : procedures.all()) {
          Rung rung = attack.rungs().get((spent.size() + repetition) % attack.rungs().size());
          Gang gang = rung.gang(spent.size());
          populations.add(attack.setup().attacker(scene, procedure, gang));
          spent.add(rung);
        }
        ServerRun.run(scene, populations, attack.length());
        for (int i = 0; i < spent.size(); i++) {
          Procedure procedure = procedures.all().get(i);
          outcomes
              .get(spent.get(i))
              .add(
                  attack.effects().stream()
                      .map(effect -> effect.judgement().judge(scene, procedure))
                      .toList());
        }
      }
    }
    return AttackResults.of(attack, habits.sessionsPerDay(), settings, outcomes);
  }

  /** How honest changes fare: half of all figures change in the world as it begins. */
  public HonestResult honest(
      String crowd, HonestHabits habits, SimulatedSettings settings, Duration length)
      throws IOException {
    List<Duration> toBeta = new ArrayList<>();
    List<Duration> toStable = new ArrayList<>();
    ErrorCounts errors = ErrorCounts.NONE;
    int changes = 0;
    for (int repetition = 0; repetition < repetitions; repetition++) {
      try (SimulatedServer server = template.open(settings, seed + repetition)) {
        Scene scene = scene(server, repetition);
        List<Procedure> changed = Outdated.everyOther(scene, repetition);
        ServerRun.run(scene, residents(scene, habits), length);
        changes += changed.size();
        for (Procedure procedure : changed) {
          find(scene, procedure, EventKind.BETA).ifPresent(toBeta::add);
          find(scene, procedure, EventKind.STABLE).ifPresent(toStable::add);
        }
        errors = errors.plus(ErrorCounts.of(scene));
      }
    }
    return new HonestResult(
        crowd, habits.sessionsPerDay(), changes, toBeta, toStable, errors, length);
  }

  private Scene scene(SimulatedServer server, int repetition) {
    return new Scene(
        server, procedures, new Truths(procedures), new SplittableRandom(seed * 31 + repetition));
  }

  private static List<Population> residents(Scene scene, HonestHabits habits) {
    return List.of(new HonestAgents(scene, habits), new Maintainer(scene));
  }

  private static Optional<Duration> find(Scene scene, Procedure procedure, EventKind kind) {
    String truth = scene.truths().of(procedure.figure());
    return Effect.events(scene, procedure)
        .filter(event -> event.kind() == kind && event.content().equals(truth))
        .map(ChronicleEvent::at)
        .map(at -> Duration.between(ServerTemplate.START, at))
        .findFirst();
  }

  @Override
  public void close() throws IOException {
    template.close();
  }
}
