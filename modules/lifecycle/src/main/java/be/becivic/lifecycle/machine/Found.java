package be.becivic.lifecycle.machine;

import be.becivic.corpus.CommitId;
import be.becivic.records.Tables;
import be.becivic.records.model.ChainedDecision;
import be.becivic.records.model.Decision;
import be.becivic.records.model.PendingDecision;
import java.util.ArrayList;
import java.util.List;

/** What one write led to: decisions that are carried out, and such as take a commit yet. */
record Found(List<ChainedDecision> decided, List<PendingDecision> pending) {
  Found() {
    this(new ArrayList<>(), new ArrayList<>());
  }

  /** Writes a decision down; where one is under way already, that one comes first. */
  void pend(Tables tables, Decision decision, CommitId base) {
    if (tables.pendingDecisions().find(decision.target()).isEmpty()) {
      PendingDecision fresh = Decided.pending(decision, base.value());
      tables.pendingDecisions().insert(fresh);
      pending.add(fresh);
    }
  }
}
