package be.becivic.bench.load;

import java.util.Arrays;
import java.util.List;

/**
 * What a round of requests came to.
 *
 * @param answered answers with the status that was hoped for
 * @param refused answers with another status
 * @param broken connections that failed
 * @param sortedNanos how long each hoped-for answer took
 */
public record Load(long answered, long refused, long broken, double seconds, long[] sortedNanos) {

  public double perSecond() {
    return answered / seconds;
  }

  /** The time within which that share of the answers came; zero when none came. */
  public double millisFor(double share) {
    if (sortedNanos.length == 0) {
      return 0;
    }
    int rank = (int) Math.ceil(share * sortedNanos.length);
    return sortedNanos[Math.max(rank, 1) - 1] / 1e6;
  }

  /** All rounds as one. */
  public static Load together(List<Load> rounds) {
    return new Load(
        rounds.stream().mapToLong(Load::answered).sum(),
        rounds.stream().mapToLong(Load::refused).sum(),
        rounds.stream().mapToLong(Load::broken).sum(),
        rounds.stream().mapToDouble(Load::seconds).sum(),
        rounds.stream()
            .flatMapToLong(round -> Arrays.stream(round.sortedNanos))
            .sorted()
            .toArray());
  }
}
