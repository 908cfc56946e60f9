package be.becivic.library.search;

import be.becivic.library.search.document.SearchDocument;
import be.becivic.library.search.document.SearchDocument.Wording;
import be.becivic.library.search.text.SearchLanguage;
import be.becivic.library.search.text.SearchType;
import be.becivic.protocol.lifecycle.Status;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Small documents to search, and the ids a search finds. */
public final class SearchSamples {
  private SearchSamples() {}

  public static SearchDocument skill(
      String id, Status status, String theme, String title, String text) {
    return new SearchDocument(
        SearchType.SKILL,
        id,
        Optional.of(status),
        Set.of(theme),
        Map.of(SearchLanguage.EN, new Wording(title, "", text)),
        List.of());
  }

  public static List<String> ids(SearchIndex index, String text) {
    return ids(index, SearchQuery.of(text));
  }

  public static List<String> ids(SearchIndex index, SearchQuery query) {
    return index.search(query).stream().map(SearchResult::id).toList();
  }
}
