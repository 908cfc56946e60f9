package be.becivic.library.artefact;

import be.becivic.protocol.lifecycle.Cohort;
import be.becivic.protocol.lifecycle.Version;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.decision.SourceStanding;
import java.time.Instant;

/**
 * The votes that are counted together.
 *
 * @param key what votes are filed under, unique among the cohorts of one artefact
 */
public record VotingCohort(String key, Instant startedAt) {

  /** A line can be entered more than once, so its start is part of the key. */
  static VotingCohort of(Cohort cohort) {
    Version version = cohort.anchor().version();
    return new VotingCohort(
        version.major() + "." + version.minor() + "@" + cohort.startedAt(), cohort.startedAt());
  }

  static VotingCohort of(Revision<?> row) {
    return new VotingCohort("r" + row.revision(), row.committedAt());
  }

  /** A source has no version of its own; its status stands in. */
  static VotingCohort of(SourceStanding standing) {
    return new VotingCohort(
        standing.status().wireName() + "@" + standing.cohortStartedAt(),
        standing.cohortStartedAt());
  }

  /** Votes on a concern are never started over. */
  static VotingCohort all(Instant since) {
    return new VotingCohort("all", since);
  }

  /** For an artefact whose status or version cannot be read, and which therefore takes no votes. */
  static VotingCohort unversioned(Instant since) {
    return new VotingCohort("unversioned", since);
  }
}
