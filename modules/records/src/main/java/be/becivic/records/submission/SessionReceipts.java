package be.becivic.records.submission;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.value.Hash;
import java.time.Instant;
import java.util.List;

/** Which submissions belong to a session, known by the session's hash only. */
public interface SessionReceipts {
  /**
   * What waits in staging, what is remembered of the rest, and the votes since the given time, in
   * order of arrival.
   */
  List<SessionReceipt> list(Hash session, Instant votesSince);

  /** Notes what became of a submission of a session, whether or not it has left staging. */
  void settle(StagedSubmission row, ReceiptState state, Instant at, Instant expiresAt);

  /** The same for one that left staging before; whether it is remembered. */
  boolean settle(SubmissionId id, ReceiptState state, Instant at, Instant expiresAt);

  boolean delete(SubmissionId id);

  /** Drops what has expired; what is held for review stays until it is resolved. */
  int deleteExpired(Instant now);
}
