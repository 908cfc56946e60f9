package be.becivic.library.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.lucene.analysis.Analyzer;

/** Finds which groups of the word list a thing is about, by the names it gives itself. */
final class Aliases {
  private final Analyzer analyser;
  private final SearchWords words;
  private final List<List<Expression>> groups;

  private record Expression(Language language, List<String> terms) {}

  Aliases(Analyzer analyser, SearchWords words) {
    this.analyser = analyser;
    this.words = words;
    this.groups = words.groups().stream().map(this::expressions).toList();
  }

  /** The groups of which an expression stands in the title or the keywords. */
  List<Map<Language, List<String>>> of(SearchDocument document) {
    List<Expression> names = names(document);
    List<Map<Language, List<String>>> found = new ArrayList<>();
    for (int i = 0; i < groups.size(); i++) {
      if (groups.get(i).stream().anyMatch(expression -> isIn(expression, names))) {
        found.add(words.groups().get(i));
      }
    }
    return found;
  }

  private List<Expression> names(SearchDocument document) {
    Stream<Expression> titles =
        document.wordings().entrySet().stream()
            .map(wording -> expression(wording.getKey(), wording.getValue().title()));
    Stream<Expression> keywords =
        document.keywords().stream()
            .flatMap(
                word -> Stream.of(Language.values()).map(language -> expression(language, word)));
    return Stream.concat(titles, keywords).toList();
  }

  private List<Expression> expressions(Map<Language, List<String>> group) {
    return group.entrySet().stream()
        .flatMap(words -> words.getValue().stream().map(word -> expression(words.getKey(), word)))
        .filter(expression -> !expression.terms().isEmpty())
        .toList();
  }

  private Expression expression(Language language, String text) {
    return new Expression(language, Analysers.terms(analyser, Field.ALIAS.in(language), text));
  }

  private static boolean isIn(Expression expression, List<Expression> names) {
    return names.stream()
        .anyMatch(
            name ->
                name.language() == expression.language()
                    && Collections.indexOfSubList(name.terms(), expression.terms()) >= 0);
  }
}
