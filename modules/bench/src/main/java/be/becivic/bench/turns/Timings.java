package be.becivic.bench.turns;

import be.becivic.bench.report.Numbers;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** How long each step took in each round, in nanoseconds. */
public record Timings(Map<String, double[]> nanosByStep) {

  public double medianMicros(String step) {
    return Numbers.median(nanos(step)) / 1e3;
  }

  /** The median over rounds of what these steps took together, against another one. */
  public double medianRatio(List<String> steps, String other) {
    double[] ratios = sums(steps);
    double[] others = nanos(other);
    Arrays.setAll(ratios, round -> ratios[round] / others[round]);
    return Numbers.median(ratios);
  }

  private double[] sums(List<String> steps) {
    double[] sums = new double[nanos(steps.getFirst()).length];
    for (String step : steps) {
      double[] nanos = nanos(step);
      Arrays.setAll(sums, round -> sums[round] + nanos[round]);
    }
    return sums;
  }

  private double[] nanos(String step) {
    return Objects.requireNonNull(nanosByStep.get(step), step);
  }
}
