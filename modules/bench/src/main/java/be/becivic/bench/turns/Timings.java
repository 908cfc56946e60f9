package be.becivic.bench.turns;

import be.becivic.bench.report.Numbers;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** How long each step took in each round, in nanoseconds. */
public record Timings(Map<String, double[]> nanosByStep) {

  public double medianMicros(String step) {
    return Numbers.median(nanosByStep.get(step)) / 1e3;
  }

  /** The median over rounds of what these steps took together, against another one. */
  public double medianRatio(List<String> steps, String other) {
    double[] ratios = sums(steps);
    double[] others = nanosByStep.get(other);
    Arrays.setAll(ratios, round -> ratios[round] / others[round]);
    return Numbers.median(ratios);
  }

  private double[] sums(List<String> steps) {
    double[] sums = new double[nanosByStep.get(steps.getFirst()).length];
    for (String step : steps) {
      double[] nanos = nanosByStep.get(step);
      Arrays.setAll(sums, round -> sums[round] + nanos[round]);
    }
    return sums;
  }
}
