package be.becivic.corpus.history;

import be.becivic.protocol.lifecycle.Cohort;
import be.becivic.protocol.lifecycle.CohortAnchor;
import be.becivic.protocol.lifecycle.Standing;
import java.time.Instant;
import java.util.Optional;

/** Where an artefact stands after a commit, and the cohort that brought it into. */
record Trace(Standing standing, Cohort cohort) {

  static Trace follow(Optional<Trace> before, String id, Standing standing, Instant at) {
    Cohort cohort =
        before
            .map(trace -> trace.cohort.follow(trace.standing, standing, at))
            .orElseGet(() -> new Cohort(new CohortAnchor(id, standing.version()), at));
    return new Trace(standing, cohort);
  }
}
