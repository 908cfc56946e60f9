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
 * Looks at one artefact, inside one write: what is asked for later is asked for before anyone else
 * can vote, and what takes a commit is written down first.
 */
final class ArtefactAssessment {
  private final Library library;
  private final Thresholds thresholds;
  private final SourceSignals signals;

  ArtefactAssessment(Library library, Thresholds thresholds) {
    this.library = library;
    this.thresholds = thresholds;
    this.signals = new SourceSignals(thresholds);
  }

  DecisionsMade assess(Tables tables, MainReading main, Target target, Instant now) {
    DecisionsMade made = new DecisionsMade();
    tables.dueChecks().delete(target);
    main.artefact()
        .with(tables)
        .flatMap(artefact -> library.lifecycles(tables, thresholds).assess(artefact, now))
        .ifPresent(assessment -> act(tables, main, assessment, made, now));
    return made;
  }

  private void act(
      Tables tables, MainReading main, Assessment assessment, DecisionsMade made, Instant now) {
    noteObservation(tables, main, assessment, made, now);
    if (!assessment.isMove()) {
      lookAgainLater(tables, assessment, now);
    } else if (!isDecided(tables, assessment)) {
      move(tables, main, assessment, made, now);
    }
  }

  /** Whether the corpus has moved already, and the library has not seen it yet. */
  private static boolean isDecided(Tables tables, Assessment assessment) {
    Artefact artefact = assessment.artefact();
    return (artefact instanceof Artefact.OfSkill || artefact instanceof Artefact.OfPath)
        && tables.decisions().list(artefact.target()).stream()
            .map(ChainedDecision::decision)
            .filter(decision -> decision.cohort().equals(artefact.cohort().key()))
            .anyMatch(decision -> DecisionWriter.isBy(decision, assessment.decision().rule()));
  }

  private void move(
      Tables tables, MainReading main, Assessment assessment, DecisionsMade made, Instant now) {
    DecisionInputs inputs = DecisionInputs.of(assessment, thresholds);
    DecisionRule rule = assessment.decision().rule();
    switch (assessment.artefact()) {
      case Artefact.OfSkill _, Artefact.OfPath _ -> {
        Status to = assessment.to();
        if (isPull(assessment)) {
          to = fallback(main.lastStable());
          main.lastStable().ifPresent(inputs::restoredFrom);
        }
        made.pend(tables, DecisionWriter.of(assessment, rule, to, inputs, now), main.served());
      }
      case Artefact.OfValue _, Artefact.OfReference _, Artefact.OfSource _ -> {
        if (new CatalogueMoves(tables, now).move(assessment, inputs)) {
          made.decided()
              .add(
                  DecisionEffects.record(
                      tables,
                      main,
                      DecisionWriter.of(assessment, rule, assessment.to(), inputs, now),
                      now));
        }
      }
      case Artefact.OfConcern _ -> throw new IllegalStateException("a concern has no lifecycle");
    }
  }

  /** Where something is pulled to. */
  static Status fallback(Optional<CommitId> lastStable) {
    return lastStable.isPresent() ? Status.STABLE : Status.QUARANTINED;
  }

  private static boolean isPull(Assessment assessment) {
    return assessment.decision() instanceof LifecycleVerdict.RollBack
        || assessment.decision() instanceof LifecycleVerdict.Quarantine;
  }

  private void noteObservation(
      Tables tables, MainReading main, Assessment assessment, DecisionsMade made, Instant now) {
    if (signals.isNewlyObserved(assessment)) {
      DecisionInputs inputs = DecisionInputs.of(assessment, thresholds);
      DecisionRule rule = DecisionRule.POST_HANDOFF_OBSERVED;
      made.pend(
          tables,
          DecisionWriter.of(assessment, rule, assessment.status(), inputs, now),
          main.served());
    }
  }

  /** What waits for time alone is looked at when the time has come; the rest waits for votes. */
  private void lookAgainLater(Tables tables, Assessment assessment, Instant now) {
    signals.lookForRot(tables, assessment, now);
    if (assessment.decision() instanceof LifecycleVerdict.Hold(_, List<Need> needs)
        && needs.size() == 1
        && needs.getFirst() instanceof Need.MoreTime(Duration remaining)) {
      tables.dueChecks().ask(assessment.artefact().target(), now.plus(remaining));
    }
  }
}
