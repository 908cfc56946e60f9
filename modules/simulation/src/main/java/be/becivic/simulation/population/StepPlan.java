package be.becivic.simulation.population;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;

/** What everybody means to do until the server's jobs run again, in the order of time. */
public final class StepPlan {
  /** How long a step is: short against the hours and days that rules speak of. */
  public static final Duration LENGTH = Duration.ofHours(3);

  private final Instant start;
  private final RandomGenerator random;
  private final List<PlannedAction> actions = new ArrayList<>();

  public StepPlan(Instant start, RandomGenerator random) {
    this.start = start;
    this.random = random;
  }

  public Instant start() {
    return start;
  }

  /** At some second of the step. */
  public void add(Runnable action) {
    actions.add(new PlannedAction(start.plusSeconds(random.nextLong(LENGTH.toSeconds())), action));
  }

  public List<PlannedAction> actions() {
    return actions.stream().sorted(Comparator.comparing(PlannedAction::at)).toList();
  }
}
