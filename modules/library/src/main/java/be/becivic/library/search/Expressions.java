package be.becivic.library.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.lucene.analysis.Analyzer;

/** The expressions of the word list as stems, found again in what somebody wrote. */
final class Expressions {
  private final Analyzer analyser;
  private final Map<Stem, List<Expression>> byStem = new HashMap<>();
  private final Set<String> words = new HashSet<>();

  private record Stem(Language language, String stem) {}

  private record Expression(List<String> stems, int group) {}

  /** A stem and which word of the text it is of. */
  private record Placed(String stem, int word) {}

  /**
   * An expression of a group.
   *
   * @param words which words of the text make it up
   */
  record Occurrence(int group, Set<Integer> words) {}

  Expressions(Analyzer analyser, SearchWords words) {
    this.analyser = analyser;
    for (int i = 0; i < words.groups().size(); i++) {
      int group = i;
      words
          .groups()
          .get(i)
          .names()
          .forEach((language, texts) -> texts.forEach(text -> add(language, text, group)));
    }
  }

  /** Every word of every expression, folded. */
  Set<String> words() {
    return words;
  }

  /** The occurrences in a text of one language. */
  List<Occurrence> in(Language language, String text) {
    return in(language, folded(text));
  }

  /** The occurrences in folded words of one language. */
  List<Occurrence> in(Language language, List<String> text) {
    List<Placed> stems = new ArrayList<>();
    for (int i = 0; i < text.size(); i++) {
      for (String stem : stems(language, text.get(i))) {
        stems.add(new Placed(stem, i));
      }
    }
    List<Occurrence> found = new ArrayList<>();
    for (int i = 0; i < stems.size(); i++) {
      for (Expression expression : of(language, stems.get(i).stem())) {
        collect(expression, stems.subList(i, stems.size()), found);
      }
    }
    for (int i = 0; i + 1 < text.size(); i++) {
      collectJoined(language, text, i, found);
    }
    return found;
  }

  /** Words stand in any order, with at most one other between them. */
  private static void collect(Expression expression, List<Placed> stems, List<Occurrence> found) {
    int size = expression.stems().size();
    List<String> missing = new ArrayList<>(expression.stems());
    Set<Integer> words = new HashSet<>();
    int window = Math.min(stems.size(), size == 1 ? 1 : size + 1);
    for (Placed placed : stems.subList(0, window)) {
      if (missing.remove(placed.stem())) {
        words.add(placed.word());
      }
    }
    if (missing.isEmpty()) {
      found.add(new Occurrence(expression.group(), words));
    }
  }

  /** Compounds are often written apart. */
  private void collectJoined(
      Language language, List<String> text, int first, List<Occurrence> found) {
    for (String stem : stems(language, text.get(first) + text.get(first + 1))) {
      of(language, stem).stream()
          .filter(expression -> expression.stems().size() == 1)
          .map(expression -> new Occurrence(expression.group(), Set.of(first, first + 1)))
          .forEach(found::add);
    }
  }

  private void add(Language language, String text, int group) {
    List<String> folded = folded(text);
    words.addAll(folded);
    List<String> stems = folded.stream().flatMap(word -> stems(language, word).stream()).toList();
    Expression expression = new Expression(stems, group);
    stems.stream()
        .distinct()
        .forEach(
            stem ->
                byStem
                    .computeIfAbsent(new Stem(language, stem), _ -> new ArrayList<>())
                    .add(expression));
  }

  private List<Expression> of(Language language, String stem) {
    return byStem.getOrDefault(new Stem(language, stem), List.of());
  }

  private List<String> folded(String text) {
    return Analysers.terms(analyser, SearchField.ALIAS.folded(), text);
  }

  private List<String> stems(Language language, String word) {
    return Analysers.terms(analyser, SearchField.ALIAS.in(language), word);
  }
}
