package be.becivic.simulation.trial;

import be.becivic.simulation.population.Churners;
import be.becivic.simulation.population.Rejecters;
import be.becivic.simulation.population.Sybils;
import be.becivic.simulation.world.EventKind;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;

/** What parties are known to try. */
public final class Attacks {
  private static final Duration AT_ONCE = Duration.ZERO;
  private static final Duration A_VOTE_EVERY = Duration.ofDays(3);
  private static final Duration A_MONTH_AND_A_HALF = Duration.ofDays(45);
  private static final int FORGED = 7;

  private static final List<Effect> FORGERY =
      List.of(
          Effect.forged("a forged figure in our voice", EventKind.BETA),
          Effect.forged("a forged figure stable", EventKind.STABLE));

  private static final List<Effect> FORGERY_OF_TEXT =
      List.of(
          Effect.forged("a forged passage in our voice", EventKind.BETA),
          Effect.forged("a forged passage stable", EventKind.STABLE));

  private static final List<Effect> SILENCE = List.of(Effect.keptOut("a true correction kept out"));

  private Attacks() {}

  public static List<Attack> all() {
    return List.of(
        forgery(),
        forgeryOnLines(),
        trickle(),
        rejection(),
        censorship(),
        churn(),
        forgeryOfPassages(),
        rejectionOfPassages());
  }

  /** Those whose price the settings of a lifecycle decide, with fewer rungs. */
  public static List<Attack> decidedBySettings() {
    return List.of(
        forgery("IPv4", addresses(3, 4, 6, 8, 11, 13), AT_ONCE),
        forgery("one IPv6 line", List.of(new Rung(20, 1)), AT_ONCE),
        rejection());
  }

  /** Few censors, one or two. */
  public static Attack fewCensors() {
    return censorship(addresses(1, 2));
  }

  /** Addresses of as many providers confirm what one of them wrote. */
  public static Attack forgery() {
    return forgery("IPv4 addresses", addresses(2, 3, 4, 6, 10, 11, 13), AT_ONCE);
  }

  /** The same on IPv6 lines, where networks are free and lines are not. */
  static Attack forgeryOnLines() {
    return forgery(
        "IPv6 lines",
        List.of(new Rung(20, 1), new Rung(20, 2), new Rung(20, 3), new Rung(40, 10)),
        AT_ONCE);
  }

  /** The same, one vote every few days, so that no hour looks different from others. */
  static Attack trickle() {
    return forgery("IPv4 addresses, slowly", addresses(3, 4, 6, 11, 13), A_VOTE_EVERY);
  }

  /** The same with a sentence of the text, whose voters begin anew when it is ours. */
  public static Attack forgeryOfPassages() {
    return new Attack(
        Subject.PASSAGE,
        "IPv4 addresses",
        addresses(3, 4, 10, 11, 13),
        A_MONTH_AND_A_HALF,
        (scene, procedure, gang) ->
            new Sybils(scene, procedure, gang, procedure.variant(FORGED), AT_ONCE),
        FORGERY_OF_TEXT);
  }

  private static Attack forgery(String means, List<Rung> rungs, Duration between) {
    return new Attack(
        Subject.FIGURE,
        means,
        rungs,
        A_MONTH_AND_A_HALF,
        (scene, procedure, gang) ->
            new Sybils(scene, procedure, gang, procedure.variant(FORGED), between),
        FORGERY);
  }

  /** Rejecting what is right until it goes. */
  public static Attack rejection() {
    return rejection(Subject.FIGURE, "a true figure taken down");
  }

  static Attack rejectionOfPassages() {
    return rejection(Subject.PASSAGE, "a true passage taken down");
  }

  private static Attack rejection(Subject subject, String effect) {
    return new Attack(
        subject,
        "IPv4 addresses that reject",
        addresses(1, 2, 3, 5),
        Duration.ofDays(21),
        Rejecters::ofOurs,
        List.of(Effect.takenDown(effect)));
  }

  /** Rejecting every correction of a figure that changed in the world. */
  static Attack censorship() {
    return censorship(addresses(0, 1, 2, 3, 5));
  }

  private static Attack censorship(List<Rung> rungs) {
    return new Attack(
        Subject.FIGURE,
        "censors",
        rungs,
        A_MONTH_AND_A_HALF,
        (scene, procedure, gang) -> {
          Outdated.change(scene, procedure);
          return Rejecters.ofChanges(scene, procedure, gang);
        },
        SILENCE);
  }

  /** Proposing so much that nobody gets to the right one. */
  static Attack churn() {
    return new Attack(
        Subject.FIGURE,
        "churners",
        addresses(0, 1, 2, 5),
        A_MONTH_AND_A_HALF,
        (scene, procedure, gang) -> {
          Outdated.change(scene, procedure);
          return new Churners(scene, procedure, gang);
        },
        SILENCE);
  }

  private static List<Rung> addresses(int... counts) {
    return IntStream.of(counts).mapToObj(Rung::ofAddresses).toList();
  }
}
