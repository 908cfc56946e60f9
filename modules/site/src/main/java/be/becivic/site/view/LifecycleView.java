package be.becivic.site.view;

import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.decision.DecisionRecord;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * What an artefact still needs to be promoted, and what was decided about it.
 *
 * @param next absent when votes lead it nowhere
 */
public record LifecycleView(
    Status status,
    Instant since,
    int confirms,
    int rejects,
    Optional<Status> next,
    List<String> needs,
    List<DecisionRecord> decisions) {
  public LifecycleView {
    needs = List.copyOf(needs);
    decisions = List.copyOf(decisions);
  }

  /** Whether anybody voted or anything was decided. */
  public boolean hasMoved() {
    return confirms + rejects > 0 || !decisions.isEmpty();
  }
}
