package be.becivic.protocol.lifecycle;

import java.time.Duration;
import java.util.List;

/** The state machine: safety first, then the majority, then patience. */
public final class Promotion {
  private Promotion() {}

  /** Decides on an artefact whose current cohort has these votes and this age. */
  public static LifecycleVerdict decide(
      Status status, Tally tally, Duration age, Thresholds thresholds) {
    if (!status.isRendered()) {
      return new LifecycleVerdict.Settled(status);
    }
    if (thresholds.quarantine().isCalledForBy(tally)) {
      return new LifecycleVerdict.Quarantine();
    }
    return thresholds
        .findGateFrom(status)
        .map(gate -> decideAt(gate, tally, age, thresholds))
        .orElseGet(() -> new LifecycleVerdict.Settled(status));
  }

  private static LifecycleVerdict decideAt(
      Gate gate, Tally tally, Duration age, Thresholds thresholds) {
    if (thresholds.isRolledBackBy(tally)) {
      return new LifecycleVerdict.RollBack();
    }
    List<Need> needs = gate.unmet(tally, age);
    return needs.isEmpty()
        ? new LifecycleVerdict.Promote(gate.to())
        : new LifecycleVerdict.Hold(gate.to(), needs);
  }
}
