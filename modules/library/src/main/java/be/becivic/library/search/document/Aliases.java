package be.becivic.library.search.document;

import be.becivic.library.search.query.ListedExpressions;
import be.becivic.library.search.text.SearchLanguage;
import be.becivic.library.search.text.SearchWords;
import be.becivic.library.search.text.SearchWords.Group;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Finds which groups of the word list a thing is about. */
public final class Aliases {
  private static final int ABOVE_ALL = 4;
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
    Set<Integer> inTitle = new HashSet<>();
    document
        .wordings()
        .forEach(
            (language, wording) ->
                expressions.in(language, wording.title()).stream()
                    .map(ListedExpressions.Occurrence::group)
                    .forEach(inTitle::add));
    inTitle.stream().filter(this::isOpen).forEach(group -> found.put(group, SURELY));
    for (String keyword : document.keywords()) {
      for (SearchLanguage language : SearchLanguage.values()) {
        expressions.in(language, keyword).stream()
            .map(ListedExpressions.Occurrence::group)
            .filter(this::isOpen)
            .forEach(group -> found.putIfAbsent(group, PERHAPS));
      }
    }
    for (int i = 0; i < words.groups().size(); i++) {
      if (group(i).about().contains(document.id())) {
        found.put(i, inTitle.contains(i) ? ABOVE_ALL : SURELY);
      }
    }
    return found;
  }

  /** Whether a group belongs to whatever uses one of its expressions as a name. */
  private boolean isOpen(int group) {
    return group(group).about().isEmpty() && !group(group).isElsewhere();
  }
}
