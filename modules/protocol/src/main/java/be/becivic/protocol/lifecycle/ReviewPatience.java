package be.becivic.protocol.lifecycle;

import java.time.Duration;
import java.time.Instant;

/**
 * How long a change stays under review that nobody confirms while another one waits.
 *
 * @param givesWayAfter since it came under review, or since the last network began to confirm it
 */
public record ReviewPatience(Duration givesWayAfter) {
  public static final ReviewPatience DEFAULT = new ReviewPatience(Duration.ofDays(14));

  public ReviewPatience {
    if (!givesWayAfter.isPositive()) {
      throw new IllegalArgumentException("a change needs some time to be confirmed");
    }
  }

  public boolean isOver(Instant quietSince, Instant now) {
    return !now.isBefore(quietSince.plus(givesWayAfter));
  }
}
