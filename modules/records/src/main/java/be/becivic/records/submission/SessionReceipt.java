package be.becivic.records.submission;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.value.Hash;
import java.time.Instant;
import java.util.Optional;

/**
 * One submission of a session, for the session's own look-up; it expires some time after it
 * settled.
 */
public record SessionReceipt(
    SubmissionId id,
    Hash session,
    ReceiptState state,
    Instant receivedAt,
    Optional<Instant> settledAt,
    Optional<Instant> expiresAt) {}
