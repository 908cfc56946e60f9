package be.becivic.records.content;

import java.util.Optional;

/** How often one kind of event, with one outcome, was recorded. */
public record AnalyticsCount(String eventType, Optional<String> outcome, long count) {}
