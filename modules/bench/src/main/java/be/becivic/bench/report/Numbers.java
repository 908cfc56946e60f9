package be.becivic.bench.report;

import java.util.Arrays;
import java.util.Locale;

/** Numbers as a measurement needs them. */
public final class Numbers {
  private Numbers() {}

  /** The middle one, which a few disturbed rounds do not move. */
  public static double median(double... values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }

  /** Three digits or so: what lies beyond them is noise. */
  static String text(double value) {
    int decimals = value >= 100 || value == 0 ? 0 : value >= 10 ? 1 : 2;
    return String.format(Locale.ROOT, "%." + decimals + "f", value);
  }
}
