package be.becivic.library.voice;

import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.records.vote.CohortTally;
import java.time.Instant;
import java.util.Optional;

/**
 * How far a change under review has come.
 *
 * @param since when it was made
 * @param confirms how many confirm it, of as many as are {@code needed} to make it ours
 */
public record Support(Instant since, int confirms, int needed) {

  public static Support of(Instant since, Optional<CohortTally> votes, Thresholds thresholds) {
    return new Support(
        since,
        votes.map(tally -> tally.counts().confirms()).orElse(0),
        thresholds.alphaToBeta().confirms());
  }
}
