package be.becivic.lifecycle.review;

import be.becivic.lifecycle.destination.RemovedRow;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.submission.Rated;
import be.becivic.protocol.submission.Submission;
import be.becivic.records.Tables;
import be.becivic.records.review.HeldText;
import be.becivic.records.review.ReviewItem;
import be.becivic.records.submission.CommittedReceipt;
import be.becivic.records.submission.ReceiptState;
import be.becivic.records.submission.StagedSubmission;
import be.becivic.records.submission.StagingState;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Moves text into the private table. Where it was, only the fact that it is held remains. */
public final class Holding {
  private static final String NOTHING = "{}";

  private Holding() {}

  /**
   * Holds a submission that would have been committed; whether it still would have. What a person
   * let through is held again when main has moved on and cannot take it any more.
   */
  public static boolean hold(
      Tables tables, StagedSubmission row, HoldReason suspicion, Instant at) {
    if (!StagingState.COMMITTABLE.contains(row.state())
        || !tables.staging().setState(row.id(), row.state(), StagingState.NER_HELD_FOR_REVIEW)) {
      return false;
    }
    tables.staging().replacePayload(row.id(), NOTHING);
    JsonNode document = StrictJson.parseStored(row.payload());
    ReviewItem item =
        tables
            .review()
            .open(
                suspicion.kind(),
                target(submission(row.id(), document)),
                Optional.of(row.id()),
                suspicion.note(),
                at);
    keep(tables, row.id(), item, Optional.empty(), document, at);
    tables.sessions().settle(row, ReceiptState.NER_HELD_FOR_REVIEW, at, at);
    return true;
  }

  /** Holds what was taken back out of its table; its receipt stays until someone decides. */
  static void hold(
      Tables tables, CommittedReceipt receipt, RemovedRow taken, HoldReason suspicion, Instant at) {
    tables
        .receipts()
        .setState(receipt.id(), receipt.state(), ReceiptState.NER_HELD_FOR_REVIEW, at, at);
    ReviewItem item =
        tables
            .review()
            .open(
                suspicion.kind(),
                target(submission(receipt.id(), taken.document())),
                Optional.of(receipt.id()),
                suspicion.note(),
                at);
    keep(tables, receipt.id(), item, Optional.of(taken.uid()), taken.document(), at);
    tables.sessions().settle(receipt.id(), ReceiptState.NER_HELD_FOR_REVIEW, at, at);
  }

  private static void keep(
      Tables tables,
      SubmissionId id,
      ReviewItem item,
      Optional<Uid> uid,
      JsonNode document,
      Instant at) {
    tables
        .review()
        .hold(new HeldText(id, item.id(), uid, withoutSession(id, document).toString(), at));
  }

  /** Which session was rated is never kept (§6.2.7). */
  private static JsonNode withoutSession(SubmissionId id, JsonNode document) {
    return submission(id, document) instanceof Submission.Rating rating
            && rating.rated() instanceof Rated.Session
        ? document.deepCopy().asObject().remove(List.of("target_id"))
        : document;
  }

  private static Submission submission(SubmissionId id, JsonNode document) {
    return Submission.parseStored(FeedbackType.of(id.kind()), document);
  }

  /** What it is about, unless the submitter made up the name. */
  private static Optional<Target> target(Submission submission) {
    return switch (submission) {
      case Submission.Amendment amendment -> Optional.of(amendment.edit().base());
      case Submission.Concern concern ->
          Optional.of(concern.target()).filter(target -> !(target instanceof Target.Graph));
      case Submission.Draft _ -> Optional.empty();
      case Submission.Rating _,
          Submission.Validation _,
          Submission.Feedback _,
          Submission.Analytics _ ->
          submission.findTarget();
    };
  }
}
