package be.becivic.library.search.query;

import be.becivic.library.search.query.ListedExpressions.Occurrence;
import be.becivic.library.search.text.SearchLanguage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Reads which things of the word list a person speaks of, whatever the language. */
public final class NamedConcepts {
  private final ListedExpressions expressions;

  /**
   * Words that together say one thing.
   *
   * @param words which words of the query
   * @param groups the groups they may stand for
   */
  record Concept(Set<Integer> words, Set<Integer> groups) {}

  public NamedConcepts(ListedExpressions expressions) {
    this.expressions = expressions;
  }

  /** The expressions that are no part of a longer one. */
  List<Concept> of(List<String> words) {
    Map<Set<Integer>, Set<Integer>> bySpan = new TreeMap<>(longestFirst());
    for (SearchLanguage language : SearchLanguage.values()) {
      for (Occurrence found : expressions.in(language, words)) {
        bySpan.computeIfAbsent(found.words(), _ -> new TreeSet<>()).add(found.group());
      }
    }
    List<Concept> chosen = new ArrayList<>();
    bySpan.forEach(
        (span, groups) -> {
          if (chosen.stream().noneMatch(longer -> longer.words().containsAll(span))) {
            chosen.add(new Concept(span, groups));
          }
        });
    return chosen;
  }

  private static Comparator<Set<Integer>> longestFirst() {
    return Comparator.<Set<Integer>>comparingInt(Set::size)
        .reversed()
        .thenComparing(span -> new TreeSet<>(span).toString());
  }
}
