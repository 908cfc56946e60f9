package be.becivic.lifecycle.machine;

import be.becivic.library.Library;
import be.becivic.library.artefact.Artefact;
import be.becivic.library.lifecycle.Assessment;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.lifecycle.DecisionRule;
import be.becivic.protocol.lifecycle.LifecycleVerdict;
import be.becivic.protocol.lifecycle.Need;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.records.Tables;
import be.becivic.records.decision.ChainedDecision;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * One look at one artefact, inside one write: what is asked for later is asked for before anyone
 * else can vote, and what takes a commit is written down first.
 */
final class ArtefactAssessment {
  private final Library library;
  private final Thresholds thresholds;
  private final FormerTexts former;
  private final DecisionEffects aftermath;
  private final SourceSignals signs;

  ArtefactAssessment(
      Library library, Thresholds thresholds, FormerTexts former, DecisionEffects aftermath) {
    this.library = library;
    this.thresholds = thresholds;
    this.former = former;
    this.aftermath = aftermath;
    this.signs = new SourceSignals(thresholds);
  }

  DecisionsMade at(Tables tables, Target target, Instant now) {
    DecisionsMade found = new DecisionsMade();
    tables.dueChecks().delete(target);
    library
        .lifecycles(tables, thresholds)
        .assess(target, now)
        .ifPresent(
            assessment -> {
              observe(tables, assessment, found, now);
              if (!assessment.isMove()) {
                hold(tables, assessment, now);
              } else if (!isDecided(tables, assessment)) {
                move(tables, assessment, found, now);
              }
            });
    return found;
  }

  /** Whether the corpus has moved already, and the library has not seen it yet. */
  private static boolean isDecided(Tables tables, Assessment assessment) {
    Artefact artefact = assessment.artefact();
    return (artefact instanceof Artefact.OfSkill || artefact instanceof Artefact.OfPath)
        && tables.decisions().list(artefact.target()).stream()
            .map(ChainedDecision::decision)
            .filter(made -> made.cohort().equals(artefact.cohort().key()))
            .anyMatch(made -> DecisionWriter.isBy(made, assessment.decision().rule()));
  }

  private void move(Tables tables, Assessment assessment, DecisionsMade found, Instant now) {
    DecisionInputs inputs = DecisionInputs.of(assessment, thresholds);
    DecisionRule rule = assessment.decision().rule();
    switch (assessment.artefact()) {
      case Artefact.OfSkill _, Artefact.OfPath _ -> {
        boolean isPull = isPull(assessment);
        Optional<CommitId> stable =
            isPull ? former.findStable(assessment.artefact()) : Optional.empty();
        Status to = isPull ? fallback(stable) : assessment.to();
        inputs.restoredFrom(stable);
        found.pend(tables, DecisionWriter.of(assessment, rule, to, inputs, now), base());
      }
      case Artefact.OfValue _, Artefact.OfReference _, Artefact.OfSource _ -> {
        if (new CatalogueMoves(tables, now).move(assessment, inputs)) {
          found
              .decided()
              .add(
                  aftermath.of(
                      tables,
                      DecisionWriter.of(assessment, rule, assessment.to(), inputs, now),
                      now));
        }
      }
      case Artefact.OfConcern _ -> throw new IllegalStateException("a concern has no lifecycle");
    }
  }

  private static Status fallback(Optional<CommitId> stable) {
    return stable.isPresent() ? Status.STABLE : Status.QUARANTINED;
  }

  private static boolean isPull(Assessment assessment) {
    return assessment.decision() instanceof LifecycleVerdict.RollBack
        || assessment.decision() instanceof LifecycleVerdict.Quarantine;
  }

  private void observe(Tables tables, Assessment assessment, DecisionsMade found, Instant now) {
    if (signs.isNewlyObserved(assessment)) {
      DecisionInputs inputs = DecisionInputs.of(assessment, thresholds);
      DecisionRule rule = DecisionRule.POST_HANDOFF_OBSERVED;
      found.pend(
          tables, DecisionWriter.of(assessment, rule, assessment.status(), inputs, now), base());
    }
  }

  private CommitId base() {
    return library.corpus().commit().orElseThrow();
  }

  /** What waits for time alone is looked at when the time has come; the rest waits for votes. */
  private void hold(Tables tables, Assessment assessment, Instant now) {
    signs.lookForRot(tables, assessment, now);
    if (assessment.decision() instanceof LifecycleVerdict.Hold(_, List<Need> needs)
        && needs.size() == 1
        && needs.getFirst() instanceof Need.MoreTime(Duration remaining)) {
      tables.dueChecks().ask(assessment.artefact().target(), now.plus(remaining));
    }
  }
}
