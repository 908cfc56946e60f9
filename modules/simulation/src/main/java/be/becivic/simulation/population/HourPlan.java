package be.becivic.simulation.population;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;

/** What everybody means to do within an hour, in the order of time. */
public final class HourPlan {
  private static final int SECONDS = (int) Duration.ofHours(1).toSeconds();
  private static final int LOOK_EVERY = 4;

  private final Instant start;
  private final RandomGenerator random;
  private final List<PlannedAction> actions = new ArrayList<>();

  public HourPlan(Instant start, RandomGenerator random) {
    this.start = start;
    this.random = random;
  }

  public Instant start() {
    return start;
  }

  /** Whether parties with a purpose look in: six times a day, at the same hours. */
  public boolean isForALook() {
    return start.atOffset(ZoneOffset.UTC).getHour() % LOOK_EVERY == 0;
  }

  /** At some second of the hour. */
  public void add(Runnable action) {
    actions.add(new PlannedAction(start.plusSeconds(random.nextInt(SECONDS)), action));
  }

  public List<PlannedAction> actions() {
    return actions.stream().sorted(Comparator.comparing(PlannedAction::at)).toList();
  }
}
