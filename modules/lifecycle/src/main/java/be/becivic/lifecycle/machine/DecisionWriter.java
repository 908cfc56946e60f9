package be.becivic.lifecycle.machine;

import be.becivic.library.lifecycle.Assessment;
import be.becivic.protocol.change.ChangeKey;
import be.becivic.protocol.lifecycle.DecisionRule;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.decision.DecisionRecord;
import be.becivic.records.decision.PendingDecision;
import java.time.Instant;
import java.util.List;

/** Writes decisions as records have them. */
final class DecisionWriter {
  private DecisionWriter() {}

  static DecisionRecord of(
      Assessment assessment, DecisionRule rule, Status to, DecisionInputs inputs, Instant at) {
    return new DecisionRecord(
        assessment.artefact().target(),
        assessment.cohort().key(),
        rule.wireName(),
        assessment.status(),
        to,
        inputs.json().toString(),
        at);
  }

  static DecisionRecord with(DecisionRecord decision, Status to, DecisionInputs inputs) {
    return new DecisionRecord(
        decision.target(),
        decision.cohort(),
        decision.rule(),
        decision.from(),
        to,
        inputs.json().toString(),
        decision.decidedAt());
  }

  /** A decision that takes a commit; no two share a key. */
  static PendingDecision pending(DecisionRecord decision, String baseCommit) {
    ChangeKey key =
        ChangeKey.of(
            List.of(
                decision.target().type().wireName(),
                decision.target().id(),
                decision.cohort(),
                decision.rule(),
                decision.to().wireName(),
                decision.decidedAt().toString()));
    return new PendingDecision(key.value(), baseCommit, decision);
  }

  static boolean isBy(DecisionRecord decision, DecisionRule rule) {
    return decision.rule().equals(rule.wireName());
  }
}
