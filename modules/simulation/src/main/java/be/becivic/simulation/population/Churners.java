package be.becivic.simulation.population;

import be.becivic.simulation.world.PageReading;
import java.time.Duration;
import java.time.Instant;

/** One party that proposes one false figure after the other, so that no true one is looked at. */
public final class Churners implements Population {
  private static final Duration BETWEEN = Duration.ofDays(1);
  private static final int FIRST_VARIANT = 11;
  private static final int VARIANTS = 30;

  private final Scene scene;
  private final Procedure procedure;
  private final Gang gang;
  private int proposals;
  private Instant next = Instant.MIN;

  public Churners(Scene scene, Procedure procedure, Gang gang) {
    this.scene = scene;
    this.procedure = procedure;
    this.gang = gang;
  }

  @Override
  public void plan(StepPlan step) {
    if (!gang.networks().isEmpty() && !step.start().isBefore(next)) {
      step.add(() -> propose(step.start()));
    }
  }

  private void propose(Instant now) {
    PageReading page = scene.server().read(procedure.target());
    String figure = procedure.variant(FIRST_VARIANT + proposals % VARIANTS);
    if (page.ours().isPresent() && !page.says(figure)) {
      scene
          .server()
          .correct(
              procedure.target(), figure, gang.networks().get(proposals % gang.networks().size()));
      proposals++;
      next = now.plus(BETWEEN);
    }
  }
}
