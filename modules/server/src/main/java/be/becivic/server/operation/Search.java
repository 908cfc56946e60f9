package be.becivic.server.operation;

import be.becivic.library.search.SearchAnswer;
import be.becivic.library.search.SearchQuery;

/** The search as it is now. */
@FunctionalInterface
public interface Search {
  SearchAnswer answer(SearchQuery query);
}
