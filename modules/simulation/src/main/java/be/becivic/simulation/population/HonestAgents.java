package be.becivic.simulation.population;

import be.becivic.protocol.feedback.Verdict;
import be.becivic.simulation.world.NetworkAddress;
import be.becivic.simulation.world.PageReading;
import be.becivic.simulation.world.SeenText;
import java.util.random.RandomGenerator;

/** Agents of people who do a procedure and say what they found, mostly rightly. */
public final class HonestAgents implements Population {
  private static final double STEP_IN_DAYS = StepPlan.LENGTH.toHours() / 24.0;
  private static final int MISREADINGS = 3;

  private final Scene scene;
  private final HonestHabits habits;
  private final NetworkPool networks;

  public HonestAgents(Scene scene, HonestHabits habits) {
    this.scene = scene;
    this.habits = habits;
    this.networks = new NetworkPool(scene.random());
  }

  @Override
  public void plan(StepPlan step) {
    int sessions = arrivals(habits.sessionsPerDay() * STEP_IN_DAYS);
    for (int i = 0; i < sessions; i++) {
      step.add(this::session);
    }
  }

  /** How many come when that many are expected (Poisson, by multiplying chances). */
  private int arrivals(double expected) {
    double limit = Math.exp(-expected);
    double product = scene.random().nextDouble();
    int count = 0;
    while (product > limit) {
      product *= scene.random().nextDouble();
      count++;
    }
    return count;
  }

  private void session() {
    RandomGenerator random = scene.random();
    Procedure procedure = scene.procedures().pick(random);
    if (random.nextDouble() >= habits.takesPart()) {
      return;
    }
    NetworkAddress from =
        random.nextDouble() < habits.hostedShare() ? networks.hosted() : networks.household();
    PageReading page = scene.server().read(procedure.target());
    if (page.ours().isPresent()) {
      tell(procedure, page, from);
    }
  }

  private void tell(Procedure procedure, PageReading page, NetworkAddress from) {
    String found = found(procedure);
    if (!page.says(found) && happens(habits.corrects())) {
      scene.server().correct(procedure.target(), found, from);
      return;
    }
    page.texts()
        .filter(SeenText::takesVotes)
        .forEach(text -> judge(procedure, text, text.content().equals(found), from));
  }

  /** What the agent came away with. */
  private String found(Procedure procedure) {
    return happens(habits.errorRate())
        ? procedure.variant(-1 - scene.random().nextInt(MISREADINGS))
        : scene.truths().of(procedure.target());
  }

  private void judge(Procedure procedure, SeenText text, boolean isRight, NetworkAddress from) {
    if (happens(habits.falseFlags())) {
      scene.server().flag(procedure.target(), text, from);
    } else {
      scene
          .server()
          .vote(procedure.target(), text, isRight ? Verdict.CONFIRM : Verdict.REJECT, from);
    }
  }

  private boolean happens(double chance) {
    return scene.random().nextDouble() < chance;
  }
}
