package be.becivic.records.model;

import be.becivic.protocol.lifecycle.Status;
import java.time.Instant;

/**
 * Why a status changed.
 *
 * @param rule the rule that fired
 * @param inputs everything the rule looked at, as JSON, so that it can be run again
 */
public record Decision(
    Target target,
    String cohort,
    String rule,
    Status from,
    Status to,
    String inputs,
    Instant decidedAt) {}
