package be.becivic.lifecycle.destination;

import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.json.StrictJson;
import be.becivic.records.Tables;
import be.becivic.records.content.Amendment;
import be.becivic.records.content.Draft;
import be.becivic.records.content.ProposalState;
import java.time.Instant;
import java.util.Optional;

/** Amendments of skills and paths, and drafts, wait here while the forge works on them. */
final class ProposedDestination implements Destination {

  @Override
  public boolean accept(Tables tables, DueSubmission arrival) {
    if (FeedbackType.of(arrival.id().kind()) == FeedbackType.DRAFT) {
      tables.drafts().insert(draft(arrival.number(tables, Uid.Kind.DRAFT), arrival));
    } else {
      Uid uid = arrival.number(tables, Uid.Kind.AMENDMENT);
      tables.amendments().insert(amendment(uid, arrival, ProposalState.PENDING, Optional.empty()));
    }
    return true;
  }

  static Amendment amendment(
      Uid uid, DueSubmission arrival, ProposalState state, Optional<Instant> settledAt) {
    return new Amendment(
        uid,
        arrival.id(),
        arrival.target(),
        arrival.cohortAnchor(),
        arrival.document().toString(),
        state,
        arrival.submittedAt(),
        arrival.committedAt(),
        settledAt);
  }

  private static Draft draft(Uid uid, DueSubmission arrival) {
    return new Draft(
        uid,
        arrival.id(),
        Target.of(arrival.targetType(), arrival.get("proposed_id")),
        arrival.document().toString(),
        ProposalState.PENDING,
        arrival.submittedAt(),
        arrival.committedAt(),
        Optional.empty());
  }

  /** Only the row: what reached git is beyond the database (§8.6). */
  @Override
  public Optional<RemovedRow> take(Tables tables, SubmissionId id, Instant at) {
    return FeedbackType.of(id.kind()) == FeedbackType.DRAFT
        ? tables
            .drafts()
            .findBySubmission(id)
            .filter(row -> tables.drafts().delete(row.uid()))
            .map(row -> new RemovedRow(row.uid(), StrictJson.parseStored(row.payload())))
        : tables
            .amendments()
            .findBySubmission(id)
            .filter(row -> tables.amendments().delete(row.uid()))
            .map(row -> new RemovedRow(row.uid(), StrictJson.parseStored(row.payload())));
  }
}
