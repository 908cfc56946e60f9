package be.becivic.intake;

import be.becivic.protocol.feedback.Target;
import be.becivic.records.submission.CommittedReceipt;
import be.becivic.records.submission.ReceiptState;
import be.becivic.records.submission.StagedSubmission;
import be.becivic.records.submission.StagingState;
import be.becivic.records.vote.Validation;
import java.time.Instant;

/** Where a submission stands, as anyone who knows its id may ask. */
public sealed interface SubmissionState {

  /** It can still be cancelled. */
  record Staged(Instant commitEta) implements SubmissionState {}

  /** It has been accepted. */
  record Committed(Instant at) implements SubmissionState {}

  /** It is a vote that counts. */
  record Applied(Instant at) implements SubmissionState {}

  /** It is a vote that pulled its target. */
  record Quarantined(Target target) implements SubmissionState {}

  /** It waited for a person, or does so still. */
  record Reviewed(String state) implements SubmissionState {}

  static SubmissionState of(StagedSubmission row) {
    return row.state() == StagingState.STAGED
        ? new Staged(row.commitEta())
        : new Reviewed(row.state().wireName());
  }

  static SubmissionState of(CommittedReceipt receipt) {
    return receipt.state() == ReceiptState.COMMITTED
        ? new Committed(receipt.at())
        : new Reviewed(receipt.state().wireName());
  }

  static SubmissionState of(Validation vote) {
    return vote.quarantined() ? new Quarantined(vote.target()) : new Applied(vote.appliedAt());
  }
}
