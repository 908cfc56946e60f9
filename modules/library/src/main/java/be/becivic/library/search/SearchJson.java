package be.becivic.library.search;

import be.becivic.protocol.lifecycle.Status;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The answer to a search as programs are served it. */
public final class SearchJson {
  private SearchJson() {}

  /**
   * Writes the answer.
   *
   * @param site the address of the site, without a slash at its end
   */
  public static ObjectNode of(SearchQuery query, SearchAnswer answer, String site) {
    return of(query, answer.results(), site).put("verdict", answer.verdict().wireName());
  }

  /** The same of finds that nobody judged. */
  public static ObjectNode of(SearchQuery query, List<SearchResult> results, String site) {
    ObjectNode answer = JsonNodeFactory.instance.objectNode().put("query", query.text());
    ArrayNode found = answer.putArray("results");
    for (SearchResult result : results) {
      found
          .addObject()
          .put("type", result.type().wireName())
          .put("id", result.id())
          .put("title", result.title())
          .put("url", site + result.type().path(result.id()))
          .put("status", result.status().map(Status::wireName).orElse(null))
          .put("snippet", result.snippet().text())
          .put("score", Math.round(result.score() * 1000) / 1000.0);
    }
    return answer;
  }
}
