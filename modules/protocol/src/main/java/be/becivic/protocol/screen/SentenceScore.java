package be.becivic.protocol.screen;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * A sum of weights that were learned from examples and are kept in {@code weights.txt}; above zero,
 * a sentence speaks to an agent. The same sentence has the same score everywhere.
 */
record SentenceScore(Map<String, Integer> weights, int bias) {
  static final String BIAS = "bias";
  static final double UNIT = 1000.0;
  private static final int MOST_NAMED = 4;

  static SentenceScore load() {
    try (InputStream file = SentenceScore.class.getResourceAsStream("weights.txt")) {
      return parse(new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** A weight in thousandths and its feature on each line. */
  static SentenceScore parse(String text) {
    Map<String, Integer> weights = new HashMap<>();
    text.lines()
        .forEach(
            line -> {
              int tab = line.indexOf('\t');
              weights.put(line.substring(tab + 1), Integer.parseInt(line.substring(0, tab)));
            });
    int bias = weights.remove(BIAS);
    return new SentenceScore(Map.copyOf(weights), bias);
  }

  /** Long sentences have more words, not more weight. */
  double of(SentenceFeatures features) {
    double words = sum(features.words()) / Math.sqrt(Math.max(1, features.words().size()));
    return (bias + words + sum(features.cues())) / UNIT;
  }

  private long sum(Set<String> features) {
    long sum = 0;
    for (String feature : features) {
      sum += weights.getOrDefault(feature, 0);
    }
    return sum;
  }

  /** The words that weighed most. */
  List<String> reasons(SentenceFeatures features) {
    return features.words().stream()
        .filter(feature -> feature.startsWith("w ") || feature.startsWith("b "))
        .filter(feature -> weights.getOrDefault(feature, 0) > 0)
        .sorted(
            Comparator.comparing((String feature) -> -weights.getOrDefault(feature, 0))
                .thenComparing(feature -> feature))
        .limit(MOST_NAMED)
        .map(feature -> feature.substring(2))
        .toList();
  }
}
