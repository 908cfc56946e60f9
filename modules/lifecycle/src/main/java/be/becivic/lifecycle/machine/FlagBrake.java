package be.becivic.lifecycle.machine;

import be.becivic.library.lifecycle.Assessment;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.lifecycle.DecisionRule;
import be.becivic.protocol.lifecycle.LifecycleVerdict;
import be.becivic.protocol.lifecycle.QuarantineRule;
import be.becivic.records.Tables;
import be.becivic.records.decision.ChainedDecision;
import be.becivic.records.decision.DecisionRecord;
import be.becivic.records.decision.PendingDecision;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * Bounds what flags take down of ours in an hour. Beyond it a caveat stands until a person has
 * looked or another network flags the same text; pulling a change back to ours is never braked.
 */
record FlagBrake(QuarantineRule rule) {
  private static final Duration WINDOW = Duration.ofHours(1);

  /** Whether a flag leaves the text where it is. */
  boolean holds(Tables tables, Assessment assessment, Instant now) {
    return assessment.decision() instanceof LifecycleVerdict.Quarantine
        && !assessment.isOfChange()
        && tables.pendingDecisions().find(assessment.artefact().target()).isEmpty()
        && (isHeldAlready(tables, assessment)
            || !rule.allowsAfter(taken(tables, now.minus(WINDOW))));
  }

  /** What went down is counted whether or not git has it yet. */
  private static long taken(Tables tables, Instant since) {
    return tables.decisions().countSince(DecisionRule.QUARANTINE.wireName(), since)
        + tables.pendingDecisions().list().stream()
            .map(PendingDecision::decision)
            .filter(decision -> DecisionWriter.isBy(decision, DecisionRule.QUARANTINE))
            .filter(decision -> !decision.decidedAt().isBefore(since))
            .count();
  }

  private static boolean isHeldAlready(Tables tables, Assessment assessment) {
    return tables.decisions().list(assessment.artefact().target()).stream()
        .map(ChainedDecision::decision)
        .filter(decision -> DecisionWriter.isBy(decision, DecisionRule.FLAG_CAVEAT))
        .filter(decision -> decision.cohort().equals(assessment.cohort().key()))
        .anyMatch(
            decision ->
                DecisionInputs.of(decision).flags() >= assessment.counts().injectionFlags());
  }

  /** Writes down that a caveat stands, once for as many flags as there are. */
  Optional<ChainedDecision> caveat(
      Tables tables, MainReading main, Assessment assessment, Instant now) {
    Target target = assessment.artefact().target();
    FlagReviews.open(tables, target, assessment.cohort().key(), now);
    if (isHeldAlready(tables, assessment)) {
      return Optional.empty();
    }
    DecisionRecord decision =
        DecisionWriter.of(
            assessment,
            DecisionRule.FLAG_CAVEAT,
            assessment.status(),
            DecisionInputs.counted(assessment).served(main.served()),
            now);
    return Optional.of(tables.decisions().append(decision));
  }
}
