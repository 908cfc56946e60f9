package be.becivic.protocol.lifecycle;

import java.time.Duration;

/** When a path source counts as rotten: that many more rejects than confirms within the window. */
public record SourceRot(int netRejects, Duration window) {
  public SourceRot {
    if (netRejects < 1 || !window.isPositive()) {
      throw new IllegalArgumentException("source rot needs a count and a window");
    }
  }

  /** Whether votes counted over the window alone say so. */
  public boolean isShownBy(Tally withinWindow) {
    return -withinWindow.net() >= netRejects;
  }
}
