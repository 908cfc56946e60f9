package be.becivic.corpus.index;

import java.time.Instant;
import java.util.Optional;

/** The validations of an artefact's current cohort. */
public record CohortVotes(
    long confirms,
    long rejects,
    long distinctIps,
    Optional<Instant> cohortStartedAt,
    Optional<Instant> lastValidationAt) {
  public static final CohortVotes NONE =
      new CohortVotes(0, 0, 0, Optional.empty(), Optional.empty());
}
