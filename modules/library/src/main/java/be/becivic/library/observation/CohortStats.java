package be.becivic.library.observation;

import be.becivic.protocol.lifecycle.Tally;
import be.becivic.records.content.RatingSummary;
import be.becivic.records.vote.CohortTally;
import java.time.Instant;
import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/**
 * The votes on an artefact's current cohort (§6.10).
 *
 * @param quality the ratings of the cohort, once there are enough of them (§6.2.7)
 */
public record CohortStats(
    int affirms,
    int rejects,
    int injectionFlags,
    Instant cohortStartedAt,
    Optional<Instant> lastValidationAt,
    Optional<RatingSummary> quality) {
  private static final int ENOUGH_RATINGS = 3;

  /** Adds up the tallies; a path's come with those of its sources. */
  static CohortStats of(
      Collection<CohortTally> tallies, Instant startedAt, Optional<RatingSummary> ratings) {
    return new CohortStats(
        tallies.stream().map(CohortTally::counts).mapToInt(Tally::confirms).sum(),
        tallies.stream().map(CohortTally::counts).mapToInt(Tally::rejects).sum(),
        tallies.stream().map(CohortTally::counts).mapToInt(Tally::injectionFlags).sum(),
        startedAt,
        tallies.stream().map(CohortTally::lastVoteAt).max(Comparator.naturalOrder()),
        ratings.filter(summary -> summary.count() >= ENOUGH_RATINGS));
  }

  /** Addresses that voted: each confirms or rejects, so they add up. */
  public int distinct() {
    return affirms + rejects;
  }
}
