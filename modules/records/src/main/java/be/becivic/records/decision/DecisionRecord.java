package be.becivic.records.decision;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.lifecycle.Status;
import java.time.Instant;

/**
 * Why a status changed.
 *
 * @param rule the rule that fired
 * @param inputs everything the rule looked at, as JSON, so that it can be run again
 */
public record DecisionRecord(
    Target target,
    String cohort,
    String rule,
    Status from,
    Status to,
    String inputs,
    Instant decidedAt) {}
