package be.becivic.lifecycle.destination;

import be.becivic.corpus.data.SourceClasses;
import be.becivic.library.artefact.ValueKind;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.submission.Edit;
import be.becivic.protocol.submission.Submission;
import be.becivic.records.Tables;
import be.becivic.records.catalogue.NewRevision;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.catalogue.Revisions;
import be.becivic.records.content.Amendment;
import be.becivic.records.content.ProposalState;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Amendments of values and references are made at once, as a new alpha revision (§6.2.2y, §6.3).
 */
final class CatalogueDestination implements Destination<Submission.Amendment> {
  private final CatalogueChange change;

  CatalogueDestination(Supplier<SourceClasses> sourceClasses) {
    this.change = new CatalogueChange(sourceClasses);
  }

  @Override
  public boolean accept(Tables tables, Submission.Amendment amendment, DueSubmission arrival) {
    return switch (amendment.edit()) {
      case Edit.ValueCorrection edit ->
          hasType(tables, edit)
              && amend(
                  tables,
                  tables.catalogue().volatileValues(),
                  arrival,
                  before -> change.apply(edit, before));
      case Edit.ReferenceCorrection edit when edit.onlyConfirms() -> confirm(tables, arrival);
      case Edit.ReferenceCorrection edit ->
          amend(
              tables,
              tables.catalogue().references(),
              arrival,
              before -> before.content().flatMap(source -> change.apply(edit, source)));
      case Edit.SkillDiff _,
          Edit.SkillField _,
          Edit.PathField _,
          Edit.SourceField _,
          Edit.NewSource _ ->
          throw new IllegalArgumentException("that is a change of files");
    };
  }

  private static boolean hasType(Tables tables, Edit.ValueCorrection edit) {
    return tables
        .catalogue()
        .volatileValues()
        .findCurrent(edit.uid())
        .filter(row -> ValueKind.types(row).contains(edit.type()))
        .isPresent();
  }

  /** Somebody found the reference right: that is on record and changes nothing in it. */
  private static boolean confirm(Tables tables, DueSubmission arrival) {
    boolean isThere =
        tables
            .catalogue()
            .references()
            .findCurrent(entry(arrival.target()))
            .filter(row -> takesAmendments(row.status()))
            .isPresent();
    if (isThere) {
      record(tables, arrival, arrival.number(tables, Uid.Kind.AMENDMENT));
    }
    return isThere;
  }

  private static void record(Tables tables, DueSubmission arrival, Uid uid) {
    tables
        .amendments()
        .insert(
            ProposedDestination.row(uid, arrival, ProposalState.MERGED, Optional.of(arrival.at())));
  }

  private static <C> boolean amend(
      Tables tables,
      Revisions<C> revisions,
      DueSubmission arrival,
      Function<Revision<C>, Optional<C>> change) {
    Optional<Revision<C>> seen =
        revisions.findCurrent(entry(arrival.target())).filter(row -> takesAmendments(row.status()));
    Optional<C> after = seen.flatMap(change);
    if (after.isEmpty()) {
      return false;
    }
    Uid uid = arrival.number(tables, Uid.Kind.AMENDMENT);
    String contract = arrival.submission().header().contractVersion();
    var correction = NewRevision.correction(after.get(), contract, uid, arrival.at());
    if (revisions.reviseIfCurrent(seen.orElseThrow(), correction).isEmpty()) {
      throw new IllegalStateException("revised by another server meanwhile");
    }
    tables.salts().bindSubmitter(arrival.target(), arrival.submitter());
    record(tables, arrival, uid);
    return true;
  }

  private static boolean takesAmendments(Status status) {
    return switch (status) {
      case DRAFT, ALPHA, BETA, STABLE -> true;
      case QUARANTINED, DEPRECATED -> false;
    };
  }

  @Override
  public Optional<RemovedRow> take(Tables tables, SubmissionId id, Instant at) {
    Optional<Amendment> row = tables.amendments().findBySubmission(id);
    row.ifPresent(amendment -> undo(tables, amendment, at));
    return row.map(
        amendment -> new RemovedRow(amendment.uid(), StrictJson.parseStored(amendment.payload())));
  }

  private static void undo(Tables tables, Amendment amendment, Instant at) {
    Target target = amendment.target();
    tables.amendments().delete(amendment.uid());
    Revisions<?> revisions =
        isValue(target) ? tables.catalogue().volatileValues() : tables.catalogue().references();
    boolean wasCurrent =
        revisions
            .findCurrent(entry(target))
            .filter(row -> row.amendedBy().equals(Optional.of(amendment.uid())))
            .isPresent();
    revisions.withdraw(entry(target), amendment.uid(), at);
    if (wasCurrent) {
      tables.salts().destroyArtefact(target);
    }
  }

  private static Uid entry(Target target) {
    return Uid.parse(target.id()).orElseThrow();
  }

  private static boolean isValue(Target target) {
    return target.type() == TargetType.VOLATILE_VALUE;
  }
}
