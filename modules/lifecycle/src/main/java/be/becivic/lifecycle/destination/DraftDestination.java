package be.becivic.lifecycle.destination;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.submission.Submission;
import be.becivic.records.Tables;
import be.becivic.records.content.Draft;
import be.becivic.records.content.ProposalState;
import java.time.Instant;
import java.util.Optional;

/** Drafts wait here while the forge works on them. */
final class DraftDestination implements Destination<Submission.Draft> {

  @Override
  public boolean accept(Tables tables, Submission.Draft draft, DueSubmission arrival) {
    tables
        .drafts()
        .insert(
            new Draft(
                arrival.number(tables, Uid.Kind.DRAFT),
                arrival.id(),
                draft.target(),
                arrival.document().toString(),
                ProposalState.PENDING,
                arrival.submittedAt(),
                arrival.committedAt(),
                Optional.empty()));
    return true;
  }

  /** Only the row: what reached git is beyond the database (§8.6). */
  @Override
  public Optional<RemovedRow> take(Tables tables, SubmissionId id, Instant at) {
    return tables
        .drafts()
        .findBySubmission(id)
        .filter(row -> tables.drafts().delete(row.uid()))
        .map(row -> new RemovedRow(row.uid(), StrictJson.parseStored(row.payload())));
  }
}
