package be.becivic.bench.turns;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Runs steps one after the other, round after round.
 *
 * @param turn how long one step runs in one round
 */
public record Turns(Duration warmUp, int rounds, Duration turn) {
  private static final int CHECK_CLOCK_EVERY = 16;

  public Timings of(List<Step> steps) {
    var sink = new Sink();
    for (long begun = System.nanoTime(); System.nanoTime() - begun < warmUp.toNanos(); ) {
      steps.forEach(step -> nanosEach(step.work(), sink));
    }
    Map<String, double[]> nanos = new LinkedHashMap<>();
    for (int round = 0; round < rounds; round++) {
      for (Step step : steps) {
        double each = nanosEach(step.work(), sink);
        nanos.computeIfAbsent(step.name(), _ -> new double[rounds])[round] = each;
      }
    }
    return new Timings(nanos);
  }

  private double nanosEach(Supplier<?> work, Sink sink) {
    long begun = System.nanoTime();
    long count = 0;
    long elapsed;
    do {
      for (int i = 0; i < CHECK_CLOCK_EVERY; i++) {
        sink.unused = work.get();
      }
      count += CHECK_CLOCK_EVERY;
      elapsed = System.nanoTime() - begun;
    } while (elapsed < turn.toNanos());
    return (double) elapsed / count;
  }

  /** Where results go: a write to a volatile field must happen, so its value must be computed. */
  private static final class Sink {
    private volatile Object unused = "";
  }
}
