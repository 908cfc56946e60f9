package be.becivic.records.model;

import be.becivic.protocol.id.SubmissionId;
import java.time.Instant;

/** What is remembered of a submission for a while after it left staging. */
public record CommittedReceipt(
    SubmissionId id,
    ReceiptState state,
    Instant at,
    Hash tokenHash,
    Salt salt,
    Hash submitterHash,
    Instant expiresAt) {}
