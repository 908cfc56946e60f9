package be.becivic.simulation.world;

import java.time.Instant;
import java.time.InstantSource;

/** A clock that stands still until it is set, and never goes back. */
public final class VirtualClock implements InstantSource {
  private Instant now;

  public VirtualClock(Instant start) {
    this.now = start;
  }

  @Override
  public Instant instant() {
    return now;
  }

  public void setTo(Instant time) {
    if (time.isBefore(now)) {
      throw new IllegalArgumentException("time does not go back");
    }
    now = time;
  }
}
