package be.becivic.lifecycle.destination;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.submission.Submission;
import be.becivic.records.Tables;
import be.becivic.records.content.Amendment;
import be.becivic.records.content.ProposalState;
import java.time.Instant;
import java.util.Optional;

/** Amendments of skills and paths wait here while the forge works on them. */
final class ProposedDestination implements Destination<Submission.Amendment> {

  @Override
  public boolean accept(Tables tables, Submission.Amendment amendment, DueSubmission arrival) {
    Uid uid = arrival.number(tables, Uid.Kind.AMENDMENT);
    tables.amendments().insert(row(uid, arrival, ProposalState.PENDING, Optional.empty()));
    return true;
  }

  static Amendment row(
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

  /** Only the row: what reached git is beyond the database (§8.6). */
  @Override
  public Optional<RemovedRow> take(Tables tables, SubmissionId id, Instant at) {
    return tables
        .amendments()
        .findBySubmission(id)
        .filter(row -> tables.amendments().delete(row.uid()))
        .map(row -> new RemovedRow(row.uid(), StrictJson.parseStored(row.payload())));
  }
}
