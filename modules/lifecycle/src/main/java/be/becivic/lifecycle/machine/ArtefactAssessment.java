package be.becivic.lifecycle.machine;

import be.becivic.library.Library;
import be.becivic.library.artefact.Artefact;
import be.becivic.library.lifecycle.Assessment;
import be.becivic.protocol.feedback.Target;
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

/**
 * Looks at one artefact, inside one write: what is asked for later is asked for before anyone else
 * can vote, and what takes a commit is written down first.
 */
final class ArtefactAssessment {
  private final Library library;
  private final Thresholds thresholds;
  private final SourceSignals signals;
  private final FlagBrake brake;

  ArtefactAssessment(Library library, Thresholds thresholds) {
    this.library = library;
    this.thresholds = thresholds;
    this.signals = new SourceSignals(thresholds);
    this.brake = new FlagBrake(thresholds.quarantine());
  }

  DecisionsMade assess(Tables tables, MainReading main, Target target, Instant now) {
    DecisionsMade made = new DecisionsMade();
    tables.dueChecks().delete(target);
    List<Assessment> texts =
        main.artefact()
            .with(tables)
            .map(artefact -> library.lifecycles(tables, thresholds).assess(artefact, now))
            .orElse(List.of());
    for (Assessment text : texts) {
      act(tables, main, text, made, now);
    }
    return made;
  }

  private void act(
      Tables tables, MainReading main, Assessment assessment, DecisionsMade made, Instant now) {
    noteObservation(tables, main, assessment, made, now);
    if (!assessment.isMove()) {
      lookAgainLater(tables, assessment, now);
    } else if (!isDecided(tables, main, assessment) && !waitsForChange(assessment)) {
      if (brake.holds(tables, assessment, now)) {
        made.note(brake.caveat(tables, main, assessment, now));
      } else {
        move(tables, main, assessment, made, now);
      }
    }
  }

  /** While a change takes its place on main, a text of ours only ever goes down. */
  private static boolean waitsForChange(Assessment assessment) {
    return assessment.artefact().underReview().isPresent()
        && !assessment.isOfChange()
        && !(assessment.decision() instanceof LifecycleVerdict.Quarantine);
  }

  /** Whether the corpus has moved already, and the library has not seen it yet. */
  private static boolean isDecided(Tables tables, MainReading main, Assessment assessment) {
    Artefact artefact = assessment.artefact();
    return isInGit(main, assessment)
        && tables.decisions().list(artefact.target()).stream()
            .map(ChainedDecision::decision)
            .filter(decision -> decision.cohort().equals(assessment.cohort().key()))
            .anyMatch(decision -> DecisionWriter.isBy(decision, assessment.decision().rule()));
  }

  /** Whether carrying a decision out takes a commit. */
  private static boolean isInGit(MainReading main, Assessment assessment) {
    return switch (assessment.artefact()) {
      case Artefact.OfSkill _, Artefact.OfPath _ -> true;
      case Artefact.OfSource source ->
          ConfirmedSource.isMarked(source.source())
              && (assessment.isOfChange() || source.underReview().isEmpty())
              && (!assessment.isPull() || main.former().isPresent());
      case Artefact.OfValue _, Artefact.OfReference _ -> false;
      case Artefact.OfConcern _ -> throw new IllegalStateException("a concern has no lifecycle");
    };
  }

  private void move(
      Tables tables, MainReading main, Assessment assessment, DecisionsMade made, Instant now) {
    DecisionInputs inputs = DecisionInputs.of(assessment, thresholds);
    DecisionRule rule = assessment.decision().rule();
    if (isInGit(main, assessment)) {
      Status to = assessment.to();
      if (assessment.isPull()) {
        to = PullDestination.of(main, assessment);
        PullDestination.note(tables, main, assessment, inputs);
      }
      made.pend(tables, DecisionWriter.of(assessment, rule, to, inputs, now), main.served());
    } else if (new CatalogueMoves(tables, now).move(assessment, inputs)) {
      inputs.served(main.served());
      made.note(
          DecisionEffects.record(
              tables,
              main,
              DecisionWriter.of(assessment, rule, assessment.to(), inputs, now),
              now));
    }
  }

  private void noteObservation(
      Tables tables, MainReading main, Assessment assessment, DecisionsMade made, Instant now) {
    if (!assessment.isOfChange() && signals.isNewlyObserved(assessment)) {
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
    if (!assessment.isOfChange()) {
      signals.lookForRot(tables, assessment, now);
    }
    if (assessment.decision() instanceof LifecycleVerdict.Hold(_, List<Need> needs)
        && needs.size() == 1
        && needs.getFirst() instanceof Need.MoreTime(Duration remaining)) {
      tables.dueChecks().ask(assessment.artefact().target(), now.plus(remaining));
    }
  }
}
