package be.becivic.server.job;

import com.github.kagkarlsson.scheduler.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.LongSupplier;

/**
 * A clock that follows the machine's forward and never back. The scheduler waits until a time of
 * day: were the machine's clock set back by a day, it would wait a day.
 */
final class SteadyClock implements Clock {
  private static final Duration NOTICED = Duration.ofSeconds(1);

  private final InstantSource wall;
  private final LongSupplier nanos;
  private Instant base;
  private long baseNanos;

  /**
   * Begins with what the machine says.
   *
   * @param nanos what passed since some moment, which nobody can set
   */
  SteadyClock(InstantSource wall, LongSupplier nanos) {
    this.wall = wall;
    this.nanos = nanos;
    this.base = wall.instant();
    this.baseNanos = nanos.getAsLong();
  }

  @Override
  public synchronized Instant now() {
    long passed = nanos.getAsLong();
    Instant steady = base.plusNanos(passed - baseNanos);
    Instant said = wall.instant();
    if (said.isAfter(steady.plus(NOTICED))) {
      base = said;
      baseNanos = passed;
      return said;
    }
    return steady;
  }
}
