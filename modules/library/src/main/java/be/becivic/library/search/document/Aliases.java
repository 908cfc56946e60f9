package be.becivic.library.search.document;

import be.becivic.library.search.query.ListedExpressions;
import be.becivic.library.search.text.SearchLanguage;
import be.becivic.library.search.text.SearchWords;
import be.becivic.library.search.text.SearchWords.Group;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Finds which groups of the word list a thing is about. */
public final class Aliases {
  private static final int SURELY = 3;
  private static final int PERHAPS = 1;

  private final ListedExpressions expressions;
  private final SearchWords words;

  public Aliases(ListedExpressions expressions, SearchWords words) {
    this.expressions = expressions;
    this.words = words;
  }

  public Group group(int number) {
    return words.groups().get(number);
  }

  /** The groups that name the thing, and those it names in its title or keywords: how surely. */
  public Map<Integer, Integer> of(SearchDocument document) {
    SortedMap<Integer, Integer> found = new TreeMap<>();
    document
        .wordings()
        .forEach((language, wording) -> collect(language, wording.title(), SURELY, found));
    for (String keyword : document.keywords()) {
      for (SearchLanguage language : SearchLanguage.values()) {
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
      SearchLanguage language, String name, int sureness, SortedMap<Integer, Integer> found) {
    expressions.in(language, name).stream()
        .map(ListedExpressions.Occurrence::group)
        .filter(group -> group(group).about().isEmpty())
        .forEach(group -> found.merge(group, sureness, Math::max));
  }
}
