package be.becivic.lifecycle.machine;

import be.becivic.protocol.feedback.Target;
import be.becivic.records.decision.ChainedDecision;
import java.util.List;

/**
 * What a tick did.
 *
 * @param looked how many artefacts it looked at
 * @param underWay what waits for the forge; the next tick carries it on
 * @param failures what went wrong; the next tick tries again
 */
public record Tick(
    int looked,
    List<ChainedDecision> decided,
    List<Target> underWay,
    List<RuntimeException> failures) {
  public Tick {
    decided = List.copyOf(decided);
    underWay = List.copyOf(underWay);
    failures = List.copyOf(failures);
  }

  static Tick nothing() {
    return new Tick(0, List.of(), List.of(), List.of());
  }
}
