package be.becivic.intake.answer;

import be.becivic.records.submission.SessionReceipt;
import java.time.Instant;
import java.util.Optional;

/**
 * One of the things a session handed in.
 *
 * @param commitEta until when it can be cancelled, while it can
 */
public record SessionItem(SessionReceipt receipt, Optional<Instant> commitEta) {}
