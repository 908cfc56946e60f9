package be.becivic.library.reference;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Ids somebody may have meant who named one that does not exist. */
public final class SimilarIds {
  private static final int MOST_NAMED = 5;

  private SimilarIds() {}

  /** Those that share a word with it, most words first. */
  public static List<String> among(Stream<String> ids, String given) {
    Set<String> words = words(given);
    ToLongFunction<String> shared = id -> words(id).stream().filter(words::contains).count();
    return ids.filter(id -> shared.applyAsLong(id) > 0)
        .sorted(
            Comparator.comparingLong(shared).reversed().thenComparing(Comparator.naturalOrder()))
        .limit(MOST_NAMED)
        .toList();
  }

  private static Set<String> words(String id) {
    return Arrays.stream(id.split("-"))
        .filter(word -> word.length() > 2)
        .collect(Collectors.toSet());
  }
}
