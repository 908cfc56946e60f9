package be.becivic.intake.internal.receipt;

import be.becivic.intake.answer.SubmissionState;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.Tables;
import be.becivic.records.submission.CommittedReceipt;
import be.becivic.records.submission.ReceiptState;
import be.becivic.records.submission.StagedSubmission;
import be.becivic.records.submission.StagingState;
import be.becivic.records.vote.Validation;
import java.util.Optional;

/** Tells from the rows about a submission where it stands. */
public final class SubmissionStates {
  private SubmissionStates() {}

  public static Optional<SubmissionState> find(Tables tables, SubmissionId id) {
    return switch (FeedbackType.of(id.kind())) {
      case VALIDATION -> tables.validations().find(id).map(SubmissionStates::of);
      case ANALYTICS -> Optional.empty();
      case CONCERN, AMENDMENT, DRAFT, FEEDBACK, RATING ->
          tables
              .staging()
              .find(id)
              .map(SubmissionStates::of)
              .or(() -> tables.receipts().find(id).map(SubmissionStates::of));
    };
  }

  static SubmissionState of(StagedSubmission row) {
    return row.state() == StagingState.STAGED
        ? new SubmissionState.Staged(row.commitEta())
        : new SubmissionState.Reviewed(row.state().wireName());
  }

  static SubmissionState of(CommittedReceipt receipt) {
    return receipt.state() == ReceiptState.COMMITTED
        ? new SubmissionState.Committed(receipt.at())
        : new SubmissionState.Reviewed(receipt.state().wireName());
  }

  private static SubmissionState of(Validation vote) {
    return vote.quarantined()
        ? new SubmissionState.Quarantined(vote.target())
        : new SubmissionState.Applied(vote.appliedAt());
  }
}
