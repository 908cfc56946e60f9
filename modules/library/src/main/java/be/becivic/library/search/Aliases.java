package be.becivic.library.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import org.apache.lucene.analysis.Analyzer;

/** Finds which groups of the word list a thing is about, by the names it gives itself. */
final class Aliases {
  private final Analyzer analyser;
  private final SearchWords words;
  private final Map<Start, List<Expression>> expressions = new HashMap<>();

  /** How an expression begins. */
  private record Start(Language language, String term) {}

  private record Expression(List<String> terms, int group) {}

  Aliases(Analyzer analyser, SearchWords words) {
    this.analyser = analyser;
    this.words = words;
    for (int i = 0; i < words.groups().size(); i++) {
      int group = i;
      words
          .groups()
          .get(i)
          .forEach((language, texts) -> texts.forEach(text -> add(language, text, group)));
    }
  }

  /** The groups of which an expression stands in the title or the keywords. */
  List<Map<Language, List<String>>> of(SearchDocument document) {
    SortedSet<Integer> found = new TreeSet<>();
    document.wordings().forEach((language, wording) -> collect(language, wording.title(), found));
    for (String keyword : document.keywords()) {
      for (Language language : Language.values()) {
        collect(language, keyword, found);
      }
    }
    return found.stream().map(words.groups()::get).toList();
  }

  private void add(Language language, String text, int group) {
    List<String> terms = terms(language, text);
    if (!terms.isEmpty()) {
      expressions
          .computeIfAbsent(new Start(language, terms.getFirst()), _ -> new ArrayList<>())
          .add(new Expression(terms, group));
    }
  }

  private void collect(Language language, String name, SortedSet<Integer> found) {
    List<String> terms = terms(language, name);
    for (int i = 0; i < terms.size(); i++) {
      List<String> rest = terms.subList(i, terms.size());
      expressions.getOrDefault(new Start(language, terms.get(i)), List.of()).stream()
          .filter(expression -> startsWith(rest, expression.terms()))
          .forEach(expression -> found.add(expression.group()));
    }
  }

  private List<String> terms(Language language, String text) {
    return Analysers.terms(analyser, SearchField.ALIAS.in(language), text);
  }

  private static boolean startsWith(List<String> terms, List<String> beginning) {
    return terms.size() >= beginning.size() && terms.subList(0, beginning.size()).equals(beginning);
  }
}
