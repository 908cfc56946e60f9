package be.becivic.protocol.lifecycle;

import java.time.Duration;
import java.time.Instant;

/**
 * The votes that are counted together. A line can be entered more than once, so two cohorts may
 * share an anchor and are told apart by their start.
 */
public record Cohort(CohortAnchor anchor, Instant startedAt) {

  public Duration age(Instant now) {
    Duration age = Duration.between(startedAt, now);
    return age.isNegative() ? Duration.ZERO : age;
  }

  /** The cohort that votes belong to once the artefact has moved on at the given time. */
  public Cohort follow(VersionedStatus before, VersionedStatus after, Instant at) {
    return new Cohort(
        new CohortAnchor(anchor.target(), after.version()),
        after.startsCohortAfter(before) ? at : startedAt);
  }
}
