package be.becivic.records.submission;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.value.Hash;
import be.becivic.records.value.Salt;
import java.time.Duration;
import java.time.Instant;

/** What is remembered of a submission for a while after it left staging. */
public record CommittedReceipt(
    SubmissionId id,
    ReceiptState state,
    Instant at,
    Hash tokenHash,
    Salt salt,
    Hash submitterHash,
    Instant expiresAt) {

  /** How long it is remembered (§8.3). */
  public static final Duration LIFE = Duration.ofHours(48);

  /** What is remembered of a submission that leaves staging. */
  public static CommittedReceipt of(StagedSubmission row, ReceiptState state, Instant at) {
    return new CommittedReceipt(
        row.id(), state, at, row.tokenHash(), row.salt(), row.submitterHash(), at.plus(LIFE));
  }
}
