package be.becivic.corpus.index;

import java.time.Instant;
import java.util.Optional;

/** The validations of an artefact's current cohort. */
public record Votes(
    long confirms,
    long rejects,
    long distinctIps,
    Optional<Instant> cohortStartedAt,
    Optional<Instant> lastValidationAt) {
  public static final Votes NONE = new Votes(0, 0, 0, Optional.empty(), Optional.empty());
}
