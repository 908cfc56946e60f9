package be.becivic.records.content;

import be.becivic.protocol.id.Uid;
import java.time.Instant;
import java.util.Optional;

/** One event of the opt-in stream; it shares no key with any other row (§6.2.6). */
public record AnalyticsEvent(
    Uid uid,
    String eventType,
    Optional<String> outcome,
    String content,
    String submittingAgent,
    String contractVersion,
    Instant submittedAt,
    Instant recordedAt) {}
