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
record AmendmentStates(Tables tables, FormerTexts former) {

  void follow(DecisionRecord decision) {
    Optional<CommitId> restored = DecisionInputs.of(decision).restoredFrom();
    if (DecisionWriter.isBy(decision, DecisionRule.REINSTATEMENT)) {
      Instant pulled = tables.decisions().list(decision.target()).getLast().decision().decidedAt();
      move(decision, ProposalState.ROLLED_BACK, ProposalState.MERGED, pulled::equals);
    } else if (restored.isPresent()) {
      Instant stable = former.time(restored.get());
      move(
          decision,
          ProposalState.MERGED,
          ProposalState.ROLLED_BACK,
          settled -> !settled.isBefore(stable));
    }
  }

  private void move(
      DecisionRecord decision, ProposalState from, ProposalState to, Predicate<Instant> settled) {
    for (Amendment amendment : tables.amendments().list(List.of(decision.target()), from)) {
      if (amendment.settledAt().filter(settled).isPresent()) {
        tables.amendments().setState(amendment.uid(), from, to, decision.decidedAt());
      }
    }
  }
}
