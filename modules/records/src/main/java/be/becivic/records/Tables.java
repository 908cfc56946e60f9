package be.becivic.records;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.model.CommittedReceipt;
import be.becivic.records.model.ReceiptState;
import java.time.Instant;

/**
 * Everything in the database, by what it is for. Valid only inside the read or write it came with.
 */
public interface Tables {
  Staging staging();

  KnownIds knownIds();

  Receipts receipts();

  Sessions sessions();

  Counters counters();

  Salts salts();

  Uids uids();

  FeedbackChannel feedbackChannel();

  Concerns concerns();

  Amendments amendments();

  Drafts drafts();

  Validations validations();

  Ratings ratings();

  Analytics analytics();

  Catalogue catalogue();

  SourceStandings sourceStandings();

  Review review();

  Strikes strikes();

  Changes changes();

  Tallies tallies();

  Decisions decisions();

  PendingDecisions pendingDecisions();

  DueChecks dueChecks();

  Links links();

  /**
   * Destroys what is held for review of a submission, wherever it was held from, and remembers for
   * a while that it was; whether anything was held.
   */
  default boolean discardHeld(SubmissionId id, Instant at) {
    if (!review().discard(id, at)) {
      return false;
    }
    Instant until = at.plus(CommittedReceipt.LIFE);
    staging()
        .find(id)
        .filter(_ -> staging().delete(id))
        .ifPresent(
            row -> {
              receipts().insert(CommittedReceipt.of(row, ReceiptState.DISCARDED, at));
              sessions().settle(row, ReceiptState.DISCARDED, at, until);
            });
    receipts().setState(id, ReceiptState.NER_HELD_FOR_REVIEW, ReceiptState.DISCARDED, at, until);
    sessions().settle(id, ReceiptState.DISCARDED, at, until);
    return true;
  }

  /** Leaves nothing of this write behind, though its work goes on to return a value. */
  void undo();
}
