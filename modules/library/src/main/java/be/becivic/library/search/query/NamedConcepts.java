package be.becivic.library.search.query;

import be.becivic.library.search.query.ListedExpressions.Occurrence;
import be.becivic.library.search.text.Compounds;
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
  private final Compounds compounds;

  /**
   * Words that together say one thing.
   *
   * @param words which words of the query
   * @param groups the groups they may stand for
   */
  record Concept(Set<Integer> words, Set<Integer> groups) {}

  public NamedConcepts(ListedExpressions expressions) {
    this.expressions = expressions;
    this.compounds = new Compounds(expressions.words());
  }

  /**
   * The expressions that are no part of a longer one.
   *
   * @param spoken the languages the words may be of
   */
  List<Concept> of(List<String> words, Set<SearchLanguage> spoken) {
    Map<Set<Integer>, Set<Integer>> bySpan = new TreeMap<>(longestFirst());
    for (SearchLanguage language : SearchLanguage.values()) {
      for (Occurrence found : expressions.in(language, words, spoken.contains(language))) {
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
    for (int i = 0; i < words.size(); i++) {
      int word = i;
      if (chosen.stream().noneMatch(concept -> concept.words().contains(word))) {
        chosen.addAll(ofParts(words.get(word), word, spoken));
      }
    }
    return chosen;
  }

  /** What the parts of a compound say, if all of it is known. */
  private List<Concept> ofParts(String word, int place, Set<SearchLanguage> spoken) {
    List<String> parts = compounds.parts(word);
    List<Concept> said = new ArrayList<>();
    if (parts.size() > 1) {
      for (String part : parts) {
        Set<Integer> groups = new TreeSet<>();
        for (SearchLanguage language : SearchLanguage.values()) {
          expressions
              .in(language, List.of(part), spoken.contains(language))
              .forEach(found -> groups.add(found.group()));
        }
        if (!groups.isEmpty()) {
          said.add(new Concept(Set.of(place), groups));
        }
      }
    }
    return said;
  }

  /** Whether the words stand for something the content has nothing about. */
  boolean isElsewhere(Concept concept) {
    return concept.groups().stream().anyMatch(expressions::isElsewhere);
  }

  private static Comparator<Set<Integer>> longestFirst() {
    return Comparator.<Set<Integer>>comparingInt(Set::size)
        .reversed()
        .thenComparing(span -> new TreeSet<>(span).toString());
  }
}
