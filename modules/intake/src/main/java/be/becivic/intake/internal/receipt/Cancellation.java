package be.becivic.intake.internal.receipt;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.Tables;
import be.becivic.records.submission.CommittedReceipt;
import be.becivic.records.submission.ReceiptState;
import be.becivic.records.submission.StagedSubmission;
import be.becivic.records.submission.StagingState;
import be.becivic.records.value.Hash;
import java.time.Instant;

/** Takes a submission back for whoever holds its token. */
public final class Cancellation {
  private final Tables tables;
  private final Instant now;

  public Cancellation(Tables tables, Instant now) {
    this.tables = tables;
    this.now = now;
  }

  /** An unknown id and a wrong token get the same answer, so that neither can be told apart. */
  public Outcome<SubmissionId> cancel(SubmissionId id, Hash token) {
    return tables
        .staging()
        .find(id)
        .map(row -> row.tokenHash().equals(token) ? cancel(row) : unauthorised())
        .or(() -> tables.receipts().find(id).map(receipt -> cancel(receipt, token)))
        .orElseGet(Cancellation::unauthorised);
  }

  private Outcome<SubmissionId> cancel(StagedSubmission row) {
    return row.state() == StagingState.NER_HELD_FOR_REVIEW ? discard(row.id()) : forget(row.id());
  }

  private Outcome<SubmissionId> cancel(CommittedReceipt receipt, Hash token) {
    if (!receipt.tokenHash().equals(token)) {
      return unauthorised();
    }
    return receipt.state() == ReceiptState.NER_HELD_FOR_REVIEW ? discard(receipt.id()) : tooLate();
  }

  /** Nothing but the hash of the id stays. */
  private Outcome<SubmissionId> forget(SubmissionId id) {
    tables.sessions().delete(id);
    return tables.staging().delete(id) ? Outcome.ok(id) : unauthorised();
  }

  private Outcome<SubmissionId> discard(SubmissionId id) {
    return tables.discardHeld(id, now) ? Outcome.ok(id) : unauthorised();
  }

  private static Outcome<SubmissionId> tooLate() {
    return Outcome.refused(Rejection.of(ErrorCategory.FORBIDDEN));
  }

  private static Outcome<SubmissionId> unauthorised() {
    return Outcome.refused(Rejection.of(ErrorCategory.UNAUTHORISED));
  }
}
