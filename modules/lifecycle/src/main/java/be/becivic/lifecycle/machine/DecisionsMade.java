package be.becivic.lifecycle.machine;

import be.becivic.protocol.id.CommitId;
import be.becivic.records.Tables;
import be.becivic.records.decision.ChainedDecision;
import be.becivic.records.decision.DecisionRecord;
import be.becivic.records.decision.PendingDecision;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What one write led to: decisions that are carried out, and such as take a commit yet. */
record DecisionsMade(List<ChainedDecision> decided, List<PendingDecision> pending) {
  DecisionsMade() {
    this(new ArrayList<>(), new ArrayList<>());
  }

  void note(ChainedDecision decision) {
    decided.add(decision);
  }

  void note(Optional<ChainedDecision> decision) {
    decision.ifPresent(decided::add);
  }

  /** Writes a decision down; where one is under way already, that one comes first. */
  void pend(Tables tables, DecisionRecord decision, CommitId base) {
    if (tables.pendingDecisions().find(decision.target()).isEmpty()) {
      PendingDecision fresh = DecisionWriter.pending(decision, base.value());
      tables.pendingDecisions().insert(fresh);
      pending.add(fresh);
    }
  }
}
