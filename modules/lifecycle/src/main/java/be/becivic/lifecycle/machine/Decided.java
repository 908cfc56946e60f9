package be.becivic.lifecycle.machine;

import be.becivic.library.lifecycle.Assessment;
import be.becivic.lifecycle.forge.ChangeKey;
import be.becivic.protocol.lifecycle.Rule;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.model.Decision;
import be.becivic.records.model.PendingDecision;
import java.time.Instant;
import java.util.List;

/** Writes decisions as records have them. */
final class Decided {
  private Decided() {}

  static Decision of(
      Assessment assessment, Rule rule, Status to, DecisionInputs inputs, Instant at) {
    return new Decision(
        assessment.artefact().target(),
        assessment.artefact().cohort().key(),
        rule.wireName(),
        assessment.status(),
        to,
        inputs.json().toString(),
        at);
  }

  static Decision with(Decision decision, Status to, DecisionInputs inputs) {
    return new Decision(
        decision.target(),
        decision.cohort(),
        decision.rule(),
        decision.from(),
        to,
        inputs.json().toString(),
        decision.decidedAt());
  }

  /** A decision that takes a commit; no two share a key. */
  static PendingDecision pending(Decision decision, String baseCommit) {
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

  static boolean isBy(Decision decision, Rule rule) {
    return decision.rule().equals(rule.wireName());
  }
}
