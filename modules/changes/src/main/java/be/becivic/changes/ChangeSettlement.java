package be.becivic.changes;

import be.becivic.protocol.change.ChangeKind;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.change.ChangeRecord;
import be.becivic.records.change.ChangeState;
import be.becivic.records.content.Amendment;
import be.becivic.records.content.Draft;
import be.becivic.records.content.ProposalState;
import be.becivic.records.review.Resolution;
import be.becivic.records.review.ReviewKind;
import be.becivic.records.submission.CommittedReceipt;
import be.becivic.records.submission.ReceiptState;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;

/** Writes down how a change ended: its row, and those of the submission it came from. */
final class ChangeSettlement {
  private final Records records;
  private final InstantSource clock;

  ChangeSettlement(Records records, InstantSource clock) {
    this.records = records;
    this.clock = clock;
  }

  /** Whether it was still open. */
  boolean merged(ChangeRecord change, CommitId commit) {
    return settle(
        change,
        ChangeState.MERGED,
        Optional.of(commit.value()),
        ProposalState.MERGED,
        Resolution.APPROVED);
  }

  /** It does not fit main any more, or stopped passing the checks. */
  boolean conflicted(ChangeRecord change) {
    return settle(
        change, ChangeState.FAILED, Optional.empty(), ProposalState.CONFLICT, Resolution.REJECTED);
  }

  /** A person decided against it. */
  boolean rejected(ChangeRecord change) {
    return settle(
        change, ChangeState.CLOSED, Optional.empty(), ProposalState.REJECTED, Resolution.REJECTED);
  }

  private boolean settle(
      ChangeRecord change,
      ChangeState state,
      Optional<String> commit,
      ProposalState proposal,
      Resolution resolution) {
    Instant now = clock.instant();
    return records.write(
        tables -> {
          change.submission().ifPresent(submission -> proposal(tables, submission, proposal, now));
          if (change.kind().equals(ChangeKind.DRAFT.wireName())) {
            tables
                .review()
                .findOpen(ReviewKind.DRAFT, change.target())
                .filter(item -> item.submission().equals(change.submission()))
                .ifPresent(item -> tables.review().resolve(item.id(), resolution, now));
          }
          return tables.changes().settle(change.id(), state, commit, now);
        });
  }

  private static void proposal(
      Tables tables, SubmissionId submission, ProposalState state, Instant now) {
    if (state == ProposalState.CONFLICT) {
      tellSubmitter(tables, submission, now);
    }
    tables
        .amendments()
        .findBySubmission(submission)
        .map(Amendment::uid)
        .ifPresent(uid -> tables.amendments().setState(uid, ProposalState.PENDING, state, now));
    tables
        .drafts()
        .findBySubmission(submission)
        .map(Draft::uid)
        .ifPresent(uid -> tables.drafts().setState(uid, ProposalState.PENDING, state, now));
  }

  private static void tellSubmitter(Tables tables, SubmissionId submission, Instant now) {
    Instant expiry = now.plus(CommittedReceipt.LIFE);
    tables
        .receipts()
        .find(submission)
        .ifPresent(
            receipt ->
                tables
                    .receipts()
                    .setState(submission, receipt.state(), ReceiptState.CONFLICT, now, expiry));
    tables.sessions().settle(submission, ReceiptState.CONFLICT, now, expiry);
  }
}
