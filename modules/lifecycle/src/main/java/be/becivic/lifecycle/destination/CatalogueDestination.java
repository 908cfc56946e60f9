package be.becivic.lifecycle.destination;

import be.becivic.corpus.data.SourceClasses;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.Tables;
import be.becivic.records.catalogue.NewRevision;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.catalogue.Revisions;
import be.becivic.records.content.Amendment;
import be.becivic.records.content.ProposalState;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * Amendments of values and references are made at once, as a new alpha revision (§6.2.2y, §6.3).
 */
final class CatalogueDestination implements Destination {
  private final Supplier<SourceClasses> sourceClasses;

  CatalogueDestination(Supplier<SourceClasses> sourceClasses) {
    this.sourceClasses = sourceClasses;
  }

  @Override
  public boolean accept(Tables tables, DueSubmission arrival) {
    var change = new CatalogueChange(arrival.content(), sourceClasses);
    return isValue(arrival.target())
        ? amend(tables, tables.catalogue().volatileValues(), arrival, change::applyTo)
        : amend(tables, tables.catalogue().references(), arrival, change::applyTo);
  }

  private static <C> boolean amend(
      Tables tables, Revisions<C> revisions, DueSubmission arrival, UnaryOperator<C> change) {
    Optional<Revision<C>> seen =
        revisions.findCurrent(entry(arrival.target())).filter(row -> takesAmendments(row.status()));
    Optional<C> before = seen.flatMap(Revision::content);
    Optional<C> after = before.map(change);
    if (after.isEmpty() || after.equals(before)) {
      return false;
    }
    Uid uid = arrival.number(tables, Uid.Kind.AMENDMENT);
    String contract = arrival.get("submission_contract_version");
    var correction = NewRevision.correction(after.get(), contract, uid, arrival.at());
    if (revisions.reviseIfCurrent(seen.orElseThrow(), correction).isEmpty()) {
      throw new IllegalStateException("revised by another server meanwhile");
    }
    tables.salts().bindSubmitter(arrival.target(), arrival.submitter());
    tables
        .amendments()
        .insert(
            ProposedDestination.amendment(
                uid, arrival, ProposalState.MERGED, Optional.of(arrival.at())));
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
