package be.becivic.server.operation;

import be.becivic.library.search.SearchQuery;
import be.becivic.library.search.SearchResult;
import java.util.List;

/** The search as it is now. */
@FunctionalInterface
public interface Search {
  List<SearchResult> search(SearchQuery query);
}
