package be.becivic.lifecycle.destination;

import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.json.StrictJson;
import be.becivic.records.Tables;
import be.becivic.records.model.Amendment;
import be.becivic.records.model.Draft;
import be.becivic.records.model.ProposalState;
import be.becivic.records.model.Target;
import java.time.Instant;
import java.util.Optional;

/** Amendments of skills and paths, and drafts, wait here while the forge works on them. */
final class ProposedDestination implements Destination {

  @Override
  public boolean accept(Tables tables, Arrival arrival) {
    if (FeedbackType.of(arrival.id().kind()) == FeedbackType.DRAFT) {
      tables.drafts().insert(draft(arrival.number(tables, Uid.Kind.DRAFT), arrival));
    } else {
      Uid uid = arrival.number(tables, Uid.Kind.AMENDMENT);
      tables.amendments().insert(amendment(uid, arrival, ProposalState.PENDING, Optional.empty()));
    }
    return true;
  }

  static Amendment amendment(
      Uid uid, Arrival arrival, ProposalState state, Optional<Instant> settledAt) {
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

  private static Draft draft(Uid uid, Arrival arrival) {
    return new Draft(
        uid,
        arrival.id(),
        new Target(arrival.targetType(), arrival.get("proposed_id")),
        arrival.document().toString(),
        ProposalState.PENDING,
        arrival.submittedAt(),
        arrival.committedAt(),
        Optional.empty());
  }

  /** Only the row: what reached git is beyond the database (§8.6). */
  @Override
  public Optional<Taken> take(Tables tables, SubmissionId id, Instant at) {
    return FeedbackType.of(id.kind()) == FeedbackType.DRAFT
        ? tables
            .drafts()
            .findBySubmission(id)
            .filter(row -> tables.drafts().delete(row.uid()))
            .map(row -> new Taken(row.uid(), StrictJson.parseStored(row.payload())))
        : tables
            .amendments()
            .findBySubmission(id)
            .filter(row -> tables.amendments().delete(row.uid()))
            .map(row -> new Taken(row.uid(), StrictJson.parseStored(row.payload())));
  }
}
