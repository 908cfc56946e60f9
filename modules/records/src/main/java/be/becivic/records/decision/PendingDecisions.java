package be.becivic.records.decision;

import be.becivic.protocol.feedback.Target;
import java.util.List;
import java.util.Optional;

/** Decisions on their way to the corpus, at most one of each artefact. */
public interface PendingDecisions {
  void insert(PendingDecision decision);

  Optional<PendingDecision> find(Target target);

  /** All of them, oldest first. */
  List<PendingDecision> list();

  /** Whether it was still there. */
  boolean delete(String change);
}
