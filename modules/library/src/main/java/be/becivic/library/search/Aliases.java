package be.becivic.library.search;

import be.becivic.library.search.SearchWords.Group;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Finds which groups of the word list a thing is about. */
final class Aliases {
  private static final int SURELY = 3;
  private static final int PERHAPS = 1;

  private final Expressions expressions;
  private final SearchWords words;

  Aliases(Expressions expressions, SearchWords words) {
    this.expressions = expressions;
    this.words = words;
  }

  Group group(int number) {
    return words.groups().get(number);
  }

  /** The groups that name the thing, and those it names in its title or keywords: how surely. */
  Map<Integer, Integer> of(SearchDocument document) {
    SortedMap<Integer, Integer> found = new TreeMap<>();
    document
        .wordings()
        .forEach((language, wording) -> collect(language, wording.title(), SURELY, found));
    for (String keyword : document.keywords()) {
      for (Language language : Language.values()) {
        collect(language, keyword, PERHAPS, found);
      }
    }
    for (int i = 0; i < words.groups().size(); i++) {
      if (group(i).about().contains(document.id())) {
        found.put(i, SURELY);
      }
    }
    return found;
  }

  private void collect(
      Language language, String name, int sureness, SortedMap<Integer, Integer> found) {
    expressions.in(language, name).stream()
        .map(Expressions.Occurrence::group)
        .filter(group -> group(group).about().isEmpty())
        .forEach(group -> found.merge(group, sureness, Math::max));
  }
}
