package be.becivic.corpus.index;

import be.becivic.corpus.CommitId;
import java.time.Instant;
import java.util.Optional;

/**
 * What an index says of an artefact beyond its own file.
 *
 * @param commit the last commit that changed it
 * @param changedAt when that was
 */
public record Signals(
    Optional<CommitId> commit, Optional<Instant> changedAt, Votes votes, Activity activity) {
  public static final Signals NONE =
      new Signals(Optional.empty(), Optional.empty(), Votes.NONE, Activity.NONE);
}
