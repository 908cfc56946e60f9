package be.becivic.lifecycle.machine;

import be.becivic.library.Library;
import be.becivic.library.artefact.Artefact;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.lifecycle.DecisionRule;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.Tables;
import be.becivic.records.decision.ChainedDecision;
import be.becivic.records.decision.DecisionRecord;
import java.time.Instant;
import java.util.Optional;

/** Puts back what a false alarm pulled, as it stood and with fresh votes. */
final class Reinstatement {
  private final Library library;
  private final FormerTexts former;
  private final DecisionEffects aftermath;

  Reinstatement(Library library, FormerTexts former, DecisionEffects aftermath) {
    this.library = library;
    this.former = former;
    this.aftermath = aftermath;
  }

  DecisionsMade at(Tables tables, Target target, Instant now) {
    DecisionsMade found = new DecisionsMade();
    findPull(tables, target)
        .ifPresent(
            pull ->
                library
                    .find(tables, target)
                    .filter(artefact -> artefact.status().equals(Optional.of(pull.to())))
                    .ifPresent(artefact -> putBack(tables, artefact, pull, found, now)));
    return found;
  }

  /** The decision that pulled it, if nothing was decided since and no other flag stands. */
  private static Optional<DecisionRecord> findPull(Tables tables, Target target) {
    return tables.decisions().list(target).stream()
        .reduce((_, last) -> last)
        .map(ChainedDecision::decision)
        .filter(last -> DecisionWriter.isBy(last, DecisionRule.QUARANTINE))
        .filter(pull -> FlagReviews.areAllDismissed(tables, target, pull.cohort()));
  }

  private void putBack(
      Tables tables, Artefact artefact, DecisionRecord pull, DecisionsMade found, Instant now) {
    DecisionInputs inputs = DecisionInputs.none();
    DecisionInputs pulled = DecisionInputs.of(pull);
    CatalogueMoves rows = new CatalogueMoves(tables, now);
    Status to = pull.from();
    boolean isDone =
        switch (artefact) {
          case Artefact.OfSkill _, Artefact.OfPath _ -> {
            inputs.restoredFrom(pulled.commit().map(former::before));
            DecisionRecord decision = decision(artefact, pull, inputs, now);
            found.pend(tables, decision, library.corpus().commit().orElseThrow());
            yield false;
          }
          case Artefact.OfValue(var row) ->
              rows.reinstate(
                  tables.catalogue().volatileValues(),
                  row,
                  pulled.pulledRevision().orElseThrow(),
                  to,
                  inputs);
          case Artefact.OfReference(var row) ->
              rows.reinstate(
                  tables.catalogue().references(),
                  row,
                  pulled.pulledRevision().orElseThrow(),
                  to,
                  inputs);
          case Artefact.OfSource source -> rows.stand(source.standing(), to);
          case Artefact.OfConcern _ -> false;
        };
    if (isDone) {
      found.decided().add(aftermath.of(tables, decision(artefact, pull, inputs, now), now));
    }
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
