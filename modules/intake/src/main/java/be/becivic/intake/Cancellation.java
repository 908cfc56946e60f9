package be.becivic.intake;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.Tables;
import be.becivic.records.model.CommittedReceipt;
import be.becivic.records.model.Hash;
import be.becivic.records.model.ReceiptState;
import be.becivic.records.model.Resolution;
import java.time.Duration;
import java.time.Instant;

/** Takes a submission back for whoever holds its token. */
record Cancellation(Tables tables, Instant now) {
  private static final Duration RECEIPT_LIFE = Duration.ofHours(48);

  /** An unknown id and a wrong token get the same answer, so that neither can be told apart. */
  Outcome<SubmissionId> cancel(SubmissionId id, Hash token) {
    return tables
        .staging()
        .find(id)
        .map(row -> row.tokenHash().equals(token) ? forget(id) : unauthorised())
        .or(() -> tables.receipts().find(id).map(receipt -> cancel(receipt, token)))
        .orElseGet(Cancellation::unauthorised);
  }

  private Outcome<SubmissionId> cancel(CommittedReceipt receipt, Hash token) {
    if (!receipt.tokenHash().equals(token)) {
      return unauthorised();
    }
    return receipt.state() == ReceiptState.NER_HELD_FOR_REVIEW ? discard(receipt.id()) : tooLate();
  }

  /** Nothing but the hash of the id stays. */
  private Outcome<SubmissionId> forget(SubmissionId id) {
    if (!tables.staging().delete(id)) {
      return unauthorised();
    }
    dropHeldText(id);
    tables.sessions().delete(id);
    return Outcome.ok(id);
  }

  private Outcome<SubmissionId> discard(SubmissionId id) {
    Instant expiry = now.plus(RECEIPT_LIFE);
    tables
        .receipts()
        .setState(id, ReceiptState.NER_HELD_FOR_REVIEW, ReceiptState.DISCARDED, now, expiry);
    tables.sessions().settle(id, ReceiptState.DISCARDED, now, expiry);
    dropHeldText(id);
    return Outcome.ok(id);
  }

  private void dropHeldText(SubmissionId id) {
    tables
        .review()
        .findOpen(id)
        .ifPresent(item -> tables.review().resolve(item.id(), Resolution.DISCARDED, now));
    tables.review().deleteHeld(id);
  }

  private static Outcome<SubmissionId> tooLate() {
    return Outcome.refused(Rejection.of(ErrorCategory.FORBIDDEN));
  }

  private static Outcome<SubmissionId> unauthorised() {
    return Outcome.refused(Rejection.of(ErrorCategory.UNAUTHORISED));
  }
}
