package be.becivic.records.vote;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.lifecycle.Tally;
import java.time.Instant;

/**
 * The votes on one cohort of an artefact.
 *
 * @param counts addresses, each with its latest verdict
 * @param votes every vote on record
 */
public record CohortTally(
    Target target,
    String cohort,
    Tally counts,
    int votes,
    Instant firstVoteAt,
    Instant lastVoteAt) {}
