package be.becivic.corpus.history;

import be.becivic.protocol.lifecycle.Cohort;
import be.becivic.protocol.lifecycle.CohortAnchor;
import be.becivic.protocol.lifecycle.VersionedStatus;
import java.time.Instant;
import java.util.Optional;

/** Where an artefact stands after a commit, and the cohort that brought it into. */
record ArtefactTrace(VersionedStatus standing, Cohort cohort) {

  static ArtefactTrace follow(
      Optional<ArtefactTrace> before, String id, VersionedStatus standing, Instant at) {
    Cohort cohort =
        before
            .map(trace -> trace.cohort.follow(trace.standing, standing, at))
            .orElseGet(() -> new Cohort(new CohortAnchor(id, standing.version()), at));
    return new ArtefactTrace(standing, cohort);
  }
}
