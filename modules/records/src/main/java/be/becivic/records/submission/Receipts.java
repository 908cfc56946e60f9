package be.becivic.records.submission;

import be.becivic.protocol.id.SubmissionId;
import java.time.Instant;
import java.util.Optional;

/** What became of submissions that left staging. */
public interface Receipts {
  void insert(CommittedReceipt receipt);

  Optional<CommittedReceipt> find(SubmissionId id);

  /** Moves it on, unless it is no longer in the state it is moved from. */
  boolean setState(
      SubmissionId id, ReceiptState from, ReceiptState to, Instant at, Instant expiresAt);

  boolean delete(SubmissionId id);

  /** Drops what has expired; what is held for review stays until it is resolved (§8.3). */
  int deleteExpired(Instant now);
}
