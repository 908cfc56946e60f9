package be.becivic.simulation.trial;

import be.becivic.simulation.population.FlagBrigade;
import be.becivic.simulation.population.Gang;
import be.becivic.simulation.population.HonestAgents;
import be.becivic.simulation.population.HonestHabits;
import be.becivic.simulation.population.Maintainer;
import be.becivic.simulation.population.Population;
import be.becivic.simulation.population.Procedure;
import be.becivic.simulation.population.Procedures;
import be.becivic.simulation.population.Scene;
import be.becivic.simulation.population.Truths;
import be.becivic.simulation.world.ServerTemplate;
import be.becivic.simulation.world.SimulatedServer;
import be.becivic.simulation.world.SimulatedSettings;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Function;

/** Runs simulations, each on a fresh server; the seed and the settings decide what comes out. */
public final class Laboratory implements AutoCloseable {
  private final ServerTemplate template;
  private final Procedures figures;
  private final Procedures passages;
  private final int repetitions;
  private final long seed;

  private Laboratory(ServerTemplate template, int repetitions, long seed) {
    this.template = template;
    this.figures = Procedures.of(template.figures());
    this.passages = Procedures.of(template.passages());
    this.repetitions = repetitions;
    this.seed = seed;
  }

  /**
   * Opens one.
   *
   * @param corpus the shipped content
   * @param work where servers have their files
   * @param figures how many procedures are followed for a figure in them
   * @param passages how many for a passage of their text
   * @param repetitions how often everything is run
   */
  public static Laboratory open(
      Path corpus, Path work, int figures, int passages, int repetitions, long seed)
      throws IOException {
    return new Laboratory(
        ServerTemplate.create(
            corpus, work, Procedures.firstFigures(figures), Procedures.firstFigures(passages)),
        repetitions,
        seed);
  }

  public long seed() {
    return seed;
  }

  /** What a party can do while honest agents come and go. */
  public List<AttackResult> attack(Attack attack, HonestHabits habits, SimulatedSettings settings)
      throws IOException {
    var outcomes = new AttackOutcomes(attack);
    Procedures procedures =
        switch (attack.subject()) {
          case FIGURE -> figures;
          case PASSAGE -> passages;
        };
    for (int repetition = 0; repetition < repetitions; repetition++) {
      int turn = repetition;
      List<Rung> spent = new ArrayList<>();
      run(
          procedures,
          settings,
          repetition,
          attack.length(),
          scene -> {
            List<Population> populations = residents(scene, habits);
            for (Procedure procedure : procedures.all()) {
              Rung rung = attack.rungs().get((spent.size() + turn) % attack.rungs().size());
              Gang gang = rung.gang(spent.size());
              populations.add(attack.setup().attacker(scene, procedure, gang));
              spent.add(rung);
            }
            return populations;
          },
          scene -> {
            for (int i = 0; i < spent.size(); i++) {
              outcomes.add(spent.get(i), scene, procedures.all().get(i));
            }
          });
    }
    return outcomes.results(habits.sessionsPerDay(), settings);
  }

  /** What a party gets done that flags everything, the worst of all repetitions. */
  public BrigadeResult brigade(
      int networks, HonestHabits habits, SimulatedSettings settings, Duration length)
      throws IOException {
    List<BrigadeResult> results = new ArrayList<>();
    for (int repetition = 0; repetition < repetitions; repetition++) {
      run(
          figures,
          settings,
          repetition,
          length,
          scene -> {
            List<Population> populations = residents(scene, habits);
            populations.add(new FlagBrigade(scene, Gang.ofAddresses(0, networks)));
            return populations;
          },
          scene -> results.add(BrigadeResult.of(scene, habits.sessionsPerDay(), networks)));
    }
    return results.stream().reduce(BrigadeResult::worse).orElseThrow();
  }

  /** How honest changes fare: half of all figures change in the world as it begins. */
  public HonestResult honest(
      String crowd, HonestHabits habits, SimulatedSettings settings, Duration length)
      throws IOException {
    var times = new HonestTimes();
    for (int repetition = 0; repetition < repetitions; repetition++) {
      List<Procedure> changed = new ArrayList<>();
      int turn = repetition;
      run(
          figures,
          settings,
          repetition,
          length,
          scene -> {
            changed.addAll(Outdated.everyOther(scene, turn));
            return residents(scene, habits);
          },
          scene -> times.add(scene, changed));
    }
    return times.result(crowd, habits.sessionsPerDay(), length);
  }

  private void run(
      Procedures procedures,
      SimulatedSettings settings,
      int repetition,
      Duration length,
      Function<Scene, List<Population>> populations,
      Consumer<Scene> judge)
      throws IOException {
    try (SimulatedServer server = template.open(settings, seed + repetition)) {
      Scene scene =
          new Scene(
              server,
              procedures,
              new Truths(procedures),
              new SplittableRandom(seed * 31 + repetition));
      ServerRun.run(scene, populations.apply(scene), length);
      judge.accept(scene);
    }
  }

  private static List<Population> residents(Scene scene, HonestHabits habits) {
    return new ArrayList<>(List.of(new HonestAgents(scene, habits), new Maintainer(scene)));
  }

  @Override
  public void close() throws IOException {
    template.close();
  }
}
