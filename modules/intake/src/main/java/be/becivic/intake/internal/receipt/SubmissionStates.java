package be.becivic.intake.internal.receipt;

import be.becivic.intake.answer.SubmissionState;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.Tables;
import be.becivic.records.review.ReviewItem;
import be.becivic.records.submission.CommittedReceipt;
import be.becivic.records.submission.StagedSubmission;
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
              .map(row -> of(tables, row))
              .or(() -> tables.receipts().find(id).map(row -> of(tables, row)));
    };
  }

  static SubmissionState of(Tables tables, StagedSubmission row) {
    String state = row.state().wireName();
    return switch (row.state()) {
      case STAGED ->
          waiting(tables, row).orElseGet(() -> new SubmissionState.Staged(row.commitEta()));
      case NER_HELD_FOR_REVIEW -> held(tables, row.id());
      case RELEASED, RELEASED_AFTER_EDIT ->
          waiting(tables, row).orElseGet(() -> new SubmissionState.Reviewed(state));
    };
  }

  private static Optional<SubmissionState> waiting(Tables tables, StagedSubmission row) {
    return tables
        .queue()
        .findWait(row.id())
        .map(since -> new SubmissionState.Waiting(row.state().wireName(), since));
  }

  static SubmissionState of(Tables tables, CommittedReceipt receipt) {
    return switch (receipt.state()) {
      case COMMITTED -> new SubmissionState.Committed(receipt.at());
      case NER_HELD_FOR_REVIEW -> held(tables, receipt.id());
      case STAGED,
          APPLIED,
          QUARANTINED,
          RELEASED,
          RELEASED_AFTER_EDIT,
          DISCARDED,
          CANCELLED,
          CONFLICT ->
          new SubmissionState.Reviewed(receipt.state().wireName());
    };
  }

  private static SubmissionState held(Tables tables, SubmissionId id) {
    ReviewItem item = tables.review().findOpen(id).orElseThrow();
    return new SubmissionState.Held(item.kind().hold().orElseThrow(), item.note());
  }

  private static SubmissionState of(Validation vote) {
    return vote.quarantined()
        ? new SubmissionState.Quarantined(vote.target())
        : new SubmissionState.Applied(vote.appliedAt());
  }
}
