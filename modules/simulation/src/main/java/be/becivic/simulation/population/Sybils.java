package be.becivic.simulation.population;

import be.becivic.protocol.feedback.Verdict;
import be.becivic.simulation.world.PageReading;
import be.becivic.simulation.world.SeenText;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** One party that puts a false figure forward, confirms it itself, and begins again if undone. */
public final class Sybils implements Population {
  private static final Duration PATIENCE = Duration.ofDays(2);
  private static final Duration LOOK_AGAIN = Duration.ofHours(12);

  private final Scene scene;
  private final Procedure procedure;
  private final Gang gang;
  private final String forged;
  private final Duration between;
  private final Set<Ballot> cast = new HashSet<>();
  private Instant nextProposal = Instant.MIN;
  private Instant nextLook = Instant.MIN;

  /**
   * @param between how long each voter waits for the one before, not to be noticed
   */
  public Sybils(Scene scene, Procedure procedure, Gang gang, String forged, Duration between) {
    this.scene = scene;
    this.procedure = procedure;
    this.gang = gang;
    this.forged = forged;
    this.between = between;
  }

  @Override
  public void plan(StepPlan step) {
    if (!step.start().isBefore(nextLook)) {
      step.add(() -> act(step.start()));
    }
  }

  private void act(Instant now) {
    nextLook = now.plus(LOOK_AGAIN);
    PageReading page = scene.server().read(procedure.target());
    Optional<SeenText> text =
        page.texts().filter(each -> each.content().equals(forged)).findFirst();
    if (text.isPresent()) {
      text.filter(SeenText::takesVotes).ifPresent(each -> confirm(each, now));
    } else if (!now.isBefore(nextProposal)) {
      scene.server().correct(procedure.target(), forged, gang.author());
      nextProposal = now.plus(PATIENCE);
    }
  }

  private void confirm(SeenText text, Instant now) {
    gang.networks().stream()
        .skip(1)
        .map(from -> new Ballot(from, text.version()))
        .filter(cast::add)
        .findFirst()
        .ifPresent(
            ballot -> {
              scene.server().vote(procedure.target(), text, Verdict.CONFIRM, ballot.from());
              nextLook = now.plus(between);
            });
  }
}
