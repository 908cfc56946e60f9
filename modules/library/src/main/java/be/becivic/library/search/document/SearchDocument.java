package be.becivic.library.search.document;

import be.becivic.library.search.text.SearchLanguage;
import be.becivic.library.search.text.SearchType;
import be.becivic.protocol.lifecycle.Status;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Something to be found.
 *
 * @param status absent where there is no lifecycle, as with communes; such things are never
 *     filtered by it
 * @param themes the themes or the topic it belongs to
 * @param wordings what it says, in each language it says it in; at least one
 * @param keywords words that name it in whatever language
 * @param isForAgents whether it tells agents how to work, and people nothing they seek
 */
public record SearchDocument(
    SearchType type,
    String id,
    Optional<Status> status,
    Set<String> themes,
    Map<SearchLanguage, Wording> wordings,
    List<String> keywords,
    boolean isForAgents) {

  /**
   * What a thing says in one language.
   *
   * @param lead one sentence of what it is
   * @param text everything else
   */
  public record Wording(String title, String lead, String text) {
    /** What snippets are cut from. */
    public String prose() {
      return text.isEmpty() ? lead : lead.isEmpty() ? text : lead + "\n" + text;
    }
  }

  /** Something people seek. */
  public SearchDocument(
      SearchType type,
      String id,
      Optional<Status> status,
      Set<String> themes,
      Map<SearchLanguage, Wording> wordings,
      List<String> keywords) {
    this(type, id, status, themes, wordings, keywords, false);
  }

  public SearchDocument {
    themes = Set.copyOf(themes);
    keywords = List.copyOf(keywords);
    if (wordings.isEmpty()) {
      throw new IllegalArgumentException("what says nothing cannot be found");
    }
    wordings = Collections.unmodifiableMap(new EnumMap<>(wordings));
  }
}
