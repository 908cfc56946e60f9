package be.becivic.lifecycle.machine;

import be.becivic.library.artefact.Artefact;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.lifecycle.DecisionRule;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.Tables;
import be.becivic.records.decision.ChainedDecision;
import be.becivic.records.decision.DecisionRecord;
import java.time.Instant;
import java.util.Optional;

/** Puts back what a false alarm pulled, as it stood and with fresh votes. */
final class Reinstatement {
  private Reinstatement() {}

  /** The decision that pulled it, if nothing was decided since and no other flag stands. */
  static Optional<DecisionRecord> findPull(Tables tables, Target target) {
    return tables.decisions().list(target).stream()
        .reduce((_, last) -> last)
        .map(ChainedDecision::decision)
        .filter(last -> DecisionWriter.isBy(last, DecisionRule.QUARANTINE))
        .filter(pull -> FlagReviews.areAllDismissed(tables, target, pull.cohort()));
  }

  /**
   * Undoes a pull, unless the artefact has moved on since.
   *
   * @param textBefore the commit with the text that was pulled, where it is in git
   */
  static DecisionsMade undo(
      Tables tables,
      MainReading main,
      DecisionRecord pull,
      Optional<CommitId> textBefore,
      Instant now) {
    DecisionsMade made = new DecisionsMade();
    main.artefact()
        .with(tables)
        .filter(artefact -> artefact.status().equals(Optional.of(pull.to())))
        .filter(artefact -> artefact.underReview().isEmpty())
        .ifPresent(
            artefact -> {
              DecisionInputs inputs = DecisionInputs.none();
              switch (artefact) {
                case Artefact.OfSkill _, Artefact.OfPath _ -> {
                  textBefore.ifPresent(inputs::restoredFrom);
                  made.pend(tables, decision(artefact, pull, inputs, now), main.served());
                }
                case Artefact.OfSource _ when isOfChange(pull) -> {
                  textBefore.ifPresent(inputs::restoredFrom);
                  made.pend(tables, decision(artefact, pull, inputs, now), main.served());
                }
                case Artefact.OfValue _,
                    Artefact.OfReference _,
                    Artefact.OfSource _,
                    Artefact.OfConcern _ -> {
                  if (putBack(tables, artefact, pull, inputs, now)) {
                    DecisionRecord decision = decision(artefact, pull, inputs, now);
                    made.decided().add(DecisionEffects.record(tables, main, decision, now));
                  }
                }
              }
            });
    return made;
  }

  /** Whether it took a commit to pull it. */
  private static boolean isOfChange(DecisionRecord pull) {
    return DecisionInputs.of(pull).restoredFrom().isPresent();
  }

  /** Whether what lives in the database could be put back. */
  private static boolean putBack(
      Tables tables, Artefact artefact, DecisionRecord pull, DecisionInputs inputs, Instant now) {
    CatalogueMoves rows = new CatalogueMoves(tables, now);
    Optional<Integer> revision = DecisionInputs.of(pull).pulledRevision();
    Status to = pull.from();
    return switch (artefact) {
      case Artefact.OfValue(var row, _) ->
          rows.reinstate(
              tables.catalogue().volatileValues(), row, revision.orElseThrow(), to, inputs);
      case Artefact.OfReference(var row, _) ->
          rows.reinstate(tables.catalogue().references(), row, revision.orElseThrow(), to, inputs);
      case Artefact.OfSource source -> rows.stand(source.standing(), to);
      case Artefact.OfSkill _, Artefact.OfPath _, Artefact.OfConcern _ -> false;
    };
  }

  private static DecisionRecord decision(
      Artefact artefact, DecisionRecord pull, DecisionInputs inputs, Instant now) {
    return new DecisionRecord(
        artefact.target(),
        artefact.cohort().key(),
        DecisionRule.REINSTATEMENT.wireName(),
        pull.to(),
        pull.from(),
        inputs.json().toString(),
        now);
  }
}
