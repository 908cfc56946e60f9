package be.becivic.records.model;

import java.time.Instant;

/**
 * The votes on one cohort of an artefact. All but {@code votes} count addresses by their latest
 * verdict.
 *
 * @param flags addresses whose latest vote reports an injection
 * @param postHandoffConfirms addresses whose confirmation covers what follows the hand-over
 * @param votes every vote on record
 */
public record Tally(
    Target target,
    String cohort,
    long confirms,
    long rejects,
    long flags,
    long postHandoffConfirms,
    long votes,
    Instant firstVoteAt,
    Instant lastVoteAt) {

  public long distinct() {
    return confirms + rejects;
  }

  public long net() {
    return confirms - rejects;
  }
}
