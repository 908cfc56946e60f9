package be.becivic.simulation.trial;

import be.becivic.simulation.population.Rejecters;
import be.becivic.simulation.population.Sybils;
import be.becivic.simulation.world.EventKind;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;

/** What parties are known to try. */
public final class Attacks {
  private static final Duration AT_ONCE = Duration.ZERO;
  private static final Duration A_MONTH_AND_A_HALF = Duration.ofDays(45);
  private static final int FORGED = 7;

  private static final List<Effect> FORGERY =
      List.of(
          Effect.forged("a forged figure in our voice", EventKind.BETA),
          Effect.forged("a forged figure stable", EventKind.STABLE));

  private Attacks() {}

  /** Addresses of as many providers confirm what one of them wrote. */
  public static Attack forgery() {
    return forgery("IPv4 addresses", addresses(2, 3, 4, 5, 7, 10, 11, 13), AT_ONCE);
  }

  private static Attack forgery(String means, List<Rung> rungs, Duration between) {
    return new Attack(
        means,
        rungs,
        A_MONTH_AND_A_HALF,
        (scene, procedure, gang) ->
            new Sybils(scene, procedure, gang, procedure.variant(FORGED), between),
        FORGERY);
  }

  /** Rejecting what is right until it goes. */
  public static Attack rejection() {
    return new Attack(
        "IPv4 addresses that reject",
        addresses(1, 2, 3, 5),
        Duration.ofDays(21),
        Rejecters::ofOurs,
        List.of(Effect.takenDown("a true figure taken down")));
  }

  private static List<Rung> addresses(int... counts) {
    return IntStream.of(counts).mapToObj(Rung::ofAddresses).toList();
  }
}
