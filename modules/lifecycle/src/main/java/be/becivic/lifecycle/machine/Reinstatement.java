package be.becivic.lifecycle.machine;

import be.becivic.library.Library;
import be.becivic.library.artefact.Artefact;
import be.becivic.protocol.lifecycle.Rule;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.Tables;
import be.becivic.records.model.ChainedDecision;
import be.becivic.records.model.Decision;
import be.becivic.records.model.Target;
import java.time.Instant;
import java.util.Optional;

/** Puts back what a false alarm pulled, as it stood and with fresh votes. */
final class Reinstatement {
  private final Library library;
  private final FormerTexts former;
  private final Aftermath aftermath;

  Reinstatement(Library library, FormerTexts former, Aftermath aftermath) {
    this.library = library;
    this.former = former;
    this.aftermath = aftermath;
  }

  Found at(Tables tables, Target target, Instant now) {
    Found found = new Found();
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
  private static Optional<Decision> findPull(Tables tables, Target target) {
    return tables.decisions().list(target).stream()
        .reduce((_, last) -> last)
        .map(ChainedDecision::decision)
        .filter(last -> Decided.isBy(last, Rule.QUARANTINE))
        .filter(pull -> FlagReviews.areAllDismissed(tables, target, pull.cohort()));
  }

  private void putBack(Tables tables, Artefact artefact, Decision pull, Found found, Instant now) {
    DecisionInputs inputs = DecisionInputs.none();
    DecisionInputs pulled = DecisionInputs.of(pull);
    RowMoves rows = new RowMoves(tables, now);
    Status to = pull.from();
    boolean isDone =
        switch (artefact) {
          case Artefact.OfSkill _, Artefact.OfPath _ -> {
            inputs.restoredFrom(pulled.commit().map(former::before));
            Decision decision = decision(artefact, pull, inputs, now);
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

  private static Decision decision(
      Artefact artefact, Decision pull, DecisionInputs inputs, Instant now) {
    return new Decision(
        artefact.target(),
        artefact.cohort().key(),
        Rule.REINSTATEMENT.wireName(),
        pull.to(),
        pull.from(),
        inputs.json().toString(),
        now);
  }
}
