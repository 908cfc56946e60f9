package be.becivic.library.search;

import be.becivic.library.search.SearchDocument.Wording;
import be.becivic.protocol.lifecycle.Status;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Small documents to search, and the ids a search finds. */
final class Found {
  private Found() {}

  static SearchDocument skill(String id, Status status, String theme, String title, String text) {
    return new SearchDocument(
        SearchType.SKILL,
        id,
        Optional.of(status),
        Set.of(theme),
        Map.of(Language.EN, new Wording(title, "", text)),
        List.of());
  }

  static List<String> ids(SearchIndex index, String text) {
    return ids(index, SearchQuery.of(text));
  }

  static List<String> ids(SearchIndex index, SearchQuery query) {
    return index.search(query).stream().map(SearchResult::id).toList();
  }
}
