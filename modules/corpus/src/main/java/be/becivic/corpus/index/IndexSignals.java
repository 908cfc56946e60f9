package be.becivic.corpus.index;

import be.becivic.protocol.id.CommitId;
import java.time.Instant;
import java.util.Optional;

/**
 * What an index says of an artefact beyond its own file.
 *
 * @param commit the last commit that changed it
 * @param changedAt when that was
 */
public record IndexSignals(
    Optional<CommitId> commit, Optional<Instant> changedAt, CohortVotes votes, Activity activity) {
  public static final IndexSignals NONE =
      new IndexSignals(Optional.empty(), Optional.empty(), CohortVotes.NONE, Activity.NONE);
}
