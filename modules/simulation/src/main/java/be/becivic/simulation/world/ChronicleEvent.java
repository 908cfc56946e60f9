package be.becivic.simulation.world;

import be.becivic.protocol.feedback.Target;
import java.time.Instant;

/**
 * Something that happened to a text.
 *
 * @param content what the text said; empty where the decision names none
 * @param confirming prefixes that had confirmed the text by then
 */
public record ChronicleEvent(
    EventKind kind, Target target, String content, Instant at, int confirming) {}
