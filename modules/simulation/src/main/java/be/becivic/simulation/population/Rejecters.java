package be.becivic.simulation.population;

import be.becivic.protocol.feedback.Verdict;
import be.becivic.simulation.world.NetworkAddress;
import be.becivic.simulation.world.PageReading;
import be.becivic.simulation.world.SeenText;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** One party that rejects a text from every network it has, whatever the text says. */
public final class Rejecters implements Population {
  private static final Duration LOOK_AGAIN = Duration.ofHours(12);

  private final Scene scene;
  private final Procedure procedure;
  private final Gang gang;
  private final Function<PageReading, Optional<SeenText>> hated;
  private final Set<Ballot> cast = new HashSet<>();
  private Instant nextLook = Instant.MIN;

  private Rejecters(
      Scene scene,
      Procedure procedure,
      Gang gang,
      Function<PageReading, Optional<SeenText>> hated) {
    this.scene = scene;
    this.procedure = procedure;
    this.gang = gang;
    this.hated = hated;
  }

  /** Those who want the text of ours down. */
  public static Rejecters ofOurs(Scene scene, Procedure procedure, Gang gang) {
    return new Rejecters(scene, procedure, gang, PageReading::ours);
  }

  /** Censors: those who want every correction gone. */
  public static Rejecters ofChanges(Scene scene, Procedure procedure, Gang gang) {
    return new Rejecters(scene, procedure, gang, PageReading::underReview);
  }

  @Override
  public void plan(StepPlan step) {
    if (!gang.networks().isEmpty() && !step.start().isBefore(nextLook)) {
      step.add(this::reject);
      nextLook = step.start().plus(LOOK_AGAIN);
    }
  }

  private void reject() {
    for (NetworkAddress from : gang.networks()) {
      hated
          .apply(scene.server().read(procedure.target()))
          .filter(SeenText::takesVotes)
          .filter(text -> cast.add(new Ballot(from, text.version())))
          .ifPresent(text -> scene.server().vote(procedure.target(), text, Verdict.REJECT, from));
    }
  }
}
