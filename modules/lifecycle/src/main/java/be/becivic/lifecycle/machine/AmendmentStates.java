package be.becivic.lifecycle.machine;

import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.lifecycle.DecisionRule;
import be.becivic.records.Tables;
import be.becivic.records.content.Amendment;
import be.becivic.records.content.ProposalState;
import be.becivic.records.decision.DecisionRecord;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Lets the amendments of a skill or path say what became of their text. */
final class AmendmentStates {
  private AmendmentStates() {}

  /**
   * Follows a decision.
   *
   * @param restoredTime when the text that it put back was committed
   */
  static void follow(Tables tables, DecisionRecord decision, Optional<Instant> restoredTime) {
    if (DecisionWriter.isBy(decision, DecisionRule.REINSTATEMENT)) {
      Instant pulled = tables.decisions().list(decision.target()).getLast().decision().decidedAt();
      move(tables, decision, ProposalState.ROLLED_BACK, ProposalState.MERGED, pulled::equals);
    } else if (DecisionWriter.isBy(decision, DecisionRule.MAINTAINER_REVERT)) {
      DecisionInputs.of(decision).change().ifPresent(change -> rollBack(tables, decision, change));
    } else if (restoredTime.isPresent()) {
      move(
          tables,
          decision,
          ProposalState.MERGED,
          ProposalState.ROLLED_BACK,
          settled -> !settled.isBefore(restoredTime.get()));
    }
  }

  private static void rollBack(Tables tables, DecisionRecord decision, CommitId change) {
    tables.changes().list(decision.target()).stream()
        .filter(each -> each.mergeCommit().equals(Optional.of(change.value())))
        .flatMap(each -> each.submission().stream())
        .flatMap(id -> tables.amendments().findBySubmission(id).stream())
        .forEach(
            amendment ->
                tables
                    .amendments()
                    .setState(
                        amendment.uid(),
                        ProposalState.MERGED,
                        ProposalState.ROLLED_BACK,
                        decision.decidedAt()));
  }

  private static void move(
      Tables tables,
      DecisionRecord decision,
      ProposalState from,
      ProposalState to,
      Predicate<Instant> settled) {
    for (Amendment amendment : tables.amendments().list(List.of(decision.target()), from)) {
      if (amendment.settledAt().filter(settled).isPresent()) {
        tables.amendments().setState(amendment.uid(), from, to, decision.decidedAt());
      }
    }
  }
}
