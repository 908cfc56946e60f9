package be.becivic.library.search.query;

import be.becivic.library.search.text.Analysers;
import be.becivic.library.search.text.SearchField;
import be.becivic.library.search.text.SearchLanguage;
import be.becivic.library.search.text.SearchWords;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.lucene.analysis.Analyzer;

/** The expressions of the word list as stems, found again in what somebody wrote. */
public final class ListedExpressions {
  private final Analyzer analyser;
  private final Map<Stem, List<Expression>> byStem = new HashMap<>();
  private final Set<String> words = new HashSet<>();
  private final Set<Integer> elsewhere = new HashSet<>();

  private record Stem(SearchLanguage language, String stem) {}

  /**
   * An expression.
   *
   * @param written its words, folded
   * @param reach within how many words its stems must stand
   */
  private record Expression(List<String> stems, Set<String> written, int reach, int group) {}

  /**
   * A stem and which word of the text it is of.
   *
   * @param isStemmed whether other forms of the word count too
   */
  private record Placed(String stem, String written, int word, boolean isStemmed) {
    boolean isIn(Expression expression) {
      return isStemmed || expression.written().contains(written);
    }
  }

  /**
   * An expression of a group.
   *
   * @param words which words of the text make it up
   */
  public record Occurrence(int group, Set<Integer> words) {}

  public ListedExpressions(Analyzer analyser, SearchWords words) {
    this.analyser = analyser;
    for (int i = 0; i < words.groups().size(); i++) {
      int group = i;
      if (words.groups().get(i).isElsewhere()) {
        elsewhere.add(i);
      }
      words
          .groups()
          .get(i)
          .names()
          .forEach((language, texts) -> texts.forEach(text -> add(language, text, group)));
    }
  }

  /** Every word of every expression, folded. */
  public Set<String> words() {
    return words;
  }

  /** Whether a word, or another form of it, stands in an expression. */
  boolean isListed(SearchLanguage language, String word) {
    return !of(language, stem(language, word)).isEmpty();
  }

  /** Whether a group is of something the content has nothing about. */
  boolean isElsewhere(int group) {
    return elsewhere.contains(group);
  }

  /** The occurrences in a text of one language. */
  public List<Occurrence> in(SearchLanguage language, String text) {
    return in(language, folded(text), true);
  }

  /**
   * The occurrences in folded words of one language.
   *
   * @param isStemmed whether any form of a word will do; where the text is in another language it
   *     must be written as listed, since a stem of one language is a word of another
   */
  List<Occurrence> in(SearchLanguage language, List<String> text, boolean isStemmed) {
    List<Placed> stems = new ArrayList<>();
    for (int i = 0; i < text.size(); i++) {
      stems.add(new Placed(stem(language, text.get(i)), text.get(i), i, isStemmed));
    }
    List<Occurrence> found = new ArrayList<>();
    for (int i = 0; i < stems.size(); i++) {
      for (Expression expression : of(language, stems.get(i).stem())) {
        collect(expression, stems.subList(i, stems.size()), found);
      }
    }
    for (int i = 0; i + 1 < text.size(); i++) {
      String joined = text.get(i) + text.get(i + 1);
      collectJoined(language, new Placed(stem(language, joined), joined, i, isStemmed), found);
    }
    return found;
  }

  /** Words stand in any order, with at most one other between them. */
  private static void collect(Expression expression, List<Placed> stems, List<Occurrence> found) {
    List<String> missing = new ArrayList<>(expression.stems());
    Set<Integer> words = new HashSet<>();
    for (Placed placed : stems.subList(0, Math.min(stems.size(), expression.reach()))) {
      if (placed.isIn(expression) && missing.remove(placed.stem())) {
        words.add(placed.word());
      }
    }
    if (missing.isEmpty()) {
      found.add(new Occurrence(expression.group(), words));
    }
  }

  /** Compounds are often written apart. */
  private void collectJoined(SearchLanguage language, Placed joined, List<Occurrence> found) {
    of(language, joined.stem()).stream()
        .filter(expression -> expression.stems().size() == 1 && joined.isIn(expression))
        .map(
            expression ->
                new Occurrence(expression.group(), Set.of(joined.word(), joined.word() + 1)))
        .forEach(found::add);
  }

  private void add(SearchLanguage language, String text, int group) {
    List<String> folded = folded(text);
    words.addAll(folded);
    int reach = folded.size() == 1 ? 1 : folded.size() + 1;
    add(language, new Expression(stems(language, folded), Set.copyOf(folded), reach, group));
    if (folded.size() == 2) {
      String closed = folded.getFirst() + folded.getLast();
      add(language, new Expression(List.of(stem(language, closed)), Set.of(closed), 1, group));
    }
  }

  private void add(SearchLanguage language, Expression expression) {
    expression.stems().stream()
        .distinct()
        .forEach(
            stem ->
                byStem
                    .computeIfAbsent(new Stem(language, stem), _ -> new ArrayList<>())
                    .add(expression));
  }

  private List<Expression> of(SearchLanguage language, String stem) {
    return byStem.getOrDefault(new Stem(language, stem), List.of());
  }

  private List<String> folded(String text) {
    return Analysers.terms(analyser, SearchField.ALIAS.folded(), text);
  }

  /** Without words that say nothing, unless little would be left: "no translation" is not one. */
  private List<String> stems(SearchLanguage language, List<String> words) {
    List<String> telling =
        words.stream().flatMap(word -> telling(language, word).stream()).toList();
    return telling.size() > 1 ? telling : words.stream().map(word -> stem(language, word)).toList();
  }

  private String stem(SearchLanguage language, String word) {
    return telling(language, word).stream().findFirst().orElse(word);
  }

  private List<String> telling(SearchLanguage language, String word) {
    return Analysers.terms(analyser, SearchField.ALIAS.in(language), word);
  }
}
