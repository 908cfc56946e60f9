package be.becivic.records;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.model.Hash;
import be.becivic.records.model.ReceiptState;
import be.becivic.records.model.SessionReceipt;
import java.time.Instant;
import java.util.List;

/** Which submissions belong to a session, known by the session's hash only. */
public interface Sessions {
  default void insert(SessionReceipt receipt) {
    insertAll(List.of(receipt));
  }

  void insertAll(List<SessionReceipt> receipts);

  List<SessionReceipt> list(Hash session);

  boolean settle(SubmissionId id, ReceiptState state, Instant at, Instant expiresAt);

  boolean delete(SubmissionId id);

  /** Drops what has expired; what is held for review stays until it is resolved. */
  int deleteExpired(Instant now);
}
