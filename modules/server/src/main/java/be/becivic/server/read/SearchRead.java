package be.becivic.server.read;

import be.becivic.library.search.SearchJson;
import be.becivic.library.search.SearchQuery;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** Search through everything that can be found. */
record SearchRead(Search search, String baseUrl) implements Read {

  @Override
  public Outcome<ObjectNode> answer(Arguments arguments) {
    Arguments named = arguments.alias("q", "query");
    if (named.find("q").isEmpty()) {
      return Outcome.refused(Rejection.missing("", "query"));
    }
    return SearchQuery.parse(name -> joined(named.list(name)))
        .map(query -> SearchJson.of(query, search.search(query), baseUrl));
  }

  private static Optional<String> joined(List<String> values) {
    return values.isEmpty() ? Optional.empty() : Optional.of(String.join(",", values));
  }
}
