package be.becivic.harness.match;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The words of a task, and how much each tells: one that half of the catalogue has tells little.
 */
final class TaskWords {
  private static final int SHORTEST_WORD = 3;
  private static final double NAMED = 2;
  private static final double TOLD = 1;
  private static final double SCALE = 100;

  private final Map<String, Double> weights = new HashMap<>();
  private final double sum;

  /**
   * Weighs the words.
   *
   * @param catalogue the words of each procedure
   */
  TaskWords(String task, List<Set<String>> catalogue) {
    for (String word : split(task)) {
      long having = catalogue.stream().filter(each -> isAmong(word, each)).count();
      if (having > 0) {
        weights.put(word, Math.log1p((double) catalogue.size() / having));
      }
    }
    this.sum = weights.values().stream().mapToDouble(Double::doubleValue).sum();
  }

  /**
   * How well a procedure fits; 0 when no word points at it. One that has more of the task's words
   * comes before one that has a single word everywhere.
   */
  int score(Set<String> tags, Set<String> title, Set<String> text) {
    double score = 0;
    double covered = 0;
    for (Map.Entry<String, Double> each : weights.entrySet()) {
      String word = each.getKey();
      double hits =
          (isAmong(word, tags) ? NAMED : 0)
              + (isAmong(word, title) ? NAMED : 0)
              + (isAmong(word, text) ? TOLD : 0);
      score += each.getValue() * hits;
      covered += hits > 0 ? each.getValue() : 0;
    }
    return score == 0 ? 0 : (int) Math.ceil(SCALE * score * (1 + covered / sum));
  }

  static Set<String> split(String text) {
    return Stream.of(fold(text).split("[^\\p{L}\\p{N}]+"))
        .filter(word -> word.length() >= SHORTEST_WORD)
        .collect(Collectors.toSet());
  }

  /** Without accents and capitals. */
  static String fold(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFKD)
        .replaceAll("\\p{M}", "")
        .toLowerCase(Locale.ROOT);
  }

  private static boolean isAmong(String word, Set<String> words) {
    return words.stream().anyMatch(other -> isAlike(word, other));
  }

  /** The same word, or one that begins like it: a plural, a verb's ending. */
  private static boolean isAlike(String word, String other) {
    int shared = Math.min(word.length(), other.length());
    return shared > SHORTEST_WORD
        ? word.regionMatches(0, other, 0, Math.max(shared - 1, SHORTEST_WORD + 1))
            && Math.abs(word.length() - other.length()) <= SHORTEST_WORD
        : word.equals(other);
  }
}
