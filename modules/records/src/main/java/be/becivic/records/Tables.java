package be.becivic.records;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.catalogue.Catalogue;
import be.becivic.records.catalogue.ReferenceLinks;
import be.becivic.records.change.ChangeRecords;
import be.becivic.records.content.Amendments;
import be.becivic.records.content.Analytics;
import be.becivic.records.content.Concerns;
import be.becivic.records.content.Drafts;
import be.becivic.records.content.FeedbackChannel;
import be.becivic.records.content.Ratings;
import be.becivic.records.decision.Decisions;
import be.becivic.records.decision.DueChecks;
import be.becivic.records.decision.PendingDecisions;
import be.becivic.records.decision.SourceStandings;
import be.becivic.records.desk.OpenLogins;
import be.becivic.records.review.ReviewItems;
import be.becivic.records.salt.Salts;
import be.becivic.records.submission.CommittedReceipt;
import be.becivic.records.submission.KnownIds;
import be.becivic.records.submission.QueuedSubmissions;
import be.becivic.records.submission.ReceiptState;
import be.becivic.records.submission.Receipts;
import be.becivic.records.submission.SessionReceipts;
import be.becivic.records.submission.Staging;
import be.becivic.records.vote.Strikes;
import be.becivic.records.vote.Tallies;
import be.becivic.records.vote.Validations;
import java.time.Instant;

/**
 * Everything in the database, by what it is for. Valid only inside the read or write it came with.
 */
public interface Tables {
  Staging staging();

  QueuedSubmissions queue();

  KnownIds knownIds();

  Receipts receipts();

  SessionReceipts sessions();

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

  ReviewItems review();

  Strikes strikes();

  ChangeRecords changes();

  Tallies tallies();

  Decisions decisions();

  PendingDecisions pendingDecisions();

  DueChecks dueChecks();

  ReferenceLinks links();

  Installations installation();

  OpenLogins deskSessions();

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
