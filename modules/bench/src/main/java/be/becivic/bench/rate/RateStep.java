package be.becivic.bench.rate;

import org.HdrHistogram.Histogram;

/**
 * What came of one rate.
 *
 * @param offered requests a second that were due
 * @param unsent requests that were due and for which no connection was free in time
 * @param latencies from when a request was due until it was answered, in microseconds
 */
public record RateStep(
    double offered, long refused, long broken, long unsent, double seconds, Histogram latencies) {

  public long answered() {
    return latencies.getTotalCount();
  }

  public double perSecond() {
    return answered() / seconds;
  }

  public double millisAt(double percentile) {
    return latencies.getValueAtPercentile(percentile) / 1e3;
  }

  /** Whether the server kept up: all but so few were answered, and the slow ones in time. */
  public boolean isHeld(double share, double slowestMillis) {
    long due = answered() + refused + broken + unsent;
    return due > 0 && answered() >= share * due && millisAt(99) <= slowestMillis;
  }
}
