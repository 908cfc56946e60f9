package be.becivic.protocol.lifecycle;

import java.time.Duration;
import java.util.List;

/** The state machine: safety first, then the majority, then patience. */
public final class Promotion {
  private Promotion() {}

  /** Decides on an artefact whose current cohort has these votes and this age. */
  public static Decision decide(Status status, Tally tally, Duration age, Thresholds thresholds) {
    if (!status.isRendered()) {
      return new Decision.Settled(status);
    }
    if (tally.injectionFlags() > 0) {
      return new Decision.Quarantine();
    }
    return thresholds
        .findGateFrom(status)
        .map(gate -> decideAt(gate, tally, age, thresholds))
        .orElseGet(() -> new Decision.Settled(status));
  }

  private static Decision decideAt(Gate gate, Tally tally, Duration age, Thresholds thresholds) {
    if (thresholds.isRolledBackBy(tally)) {
      return new Decision.RollBack();
    }
    List<Need> needs = gate.unmet(tally, age);
    return needs.isEmpty() ? new Decision.Promote(gate.to()) : new Decision.Hold(gate.to(), needs);
  }
}
