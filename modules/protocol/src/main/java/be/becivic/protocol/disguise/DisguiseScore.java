package be.becivic.protocol.disguise;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A sum of weights that were learned from examples and are kept in {@code weights.txt}, in
 * thousandths; above zero, a passage gives something away.
 */
record DisguiseScore(Map<String, Integer> weights, int bias) {
  static final String BIAS = "bias";
  static final double UNIT = 1000.0;
  private static final int MOST_NAMED = 4;

  static DisguiseScore load() {
    return parse(DisguiseFile.lines("weights.txt"));
  }

  static DisguiseScore parse(List<String> lines) {
    Map<String, Integer> weights = new HashMap<>();
    for (String line : lines) {
      int tab = line.indexOf('\t');
      weights.put(line.substring(tab + 1), Integer.parseInt(line.substring(0, tab)));
    }
    int bias = weights.remove(BIAS);
    return new DisguiseScore(Map.copyOf(weights), bias);
  }

  double of(Set<String> features) {
    long sum = bias;
    for (String feature : features) {
      sum += weights.getOrDefault(feature, 0);
    }
    return sum / UNIT;
  }

  /** The features that weighed most; they repeat nothing of the text. */
  List<String> reasons(Set<String> features) {
    return features.stream()
        .filter(feature -> weights.getOrDefault(feature, 0) > 0)
        .sorted(
            Comparator.comparing((String feature) -> -weights.getOrDefault(feature, 0))
                .thenComparing(feature -> feature))
        .limit(MOST_NAMED)
        .toList();
  }
}
