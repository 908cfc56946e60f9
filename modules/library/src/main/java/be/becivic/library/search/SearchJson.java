package be.becivic.library.search;

import be.becivic.library.search.text.SearchLanguage;
import be.becivic.protocol.lifecycle.Status;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The answer to a search as programs are served it. */
public final class SearchJson {
  private static final String TRANSLATE =
      "Few of these words are known. If they are in a language that is not searched, translate"
          + " what the person needs into one that is, and search again.";

  private SearchJson() {}

  /** How the words were judged; what was found comes after, since it is long. */
  public static ObjectNode judged(SearchQuery query, SearchAnswer answer) {
    ObjectNode json = asked(query);
    addVerdict(json, answer);
    return json;
  }

  /** Adds the verdict, the languages that are searched, and what to do if the words are in none. */
  public static void addVerdict(ObjectNode json, SearchAnswer answer) {
    json.put("verdict", answer.verdict().wireName());
    ArrayNode languages = json.putArray("languages");
    Stream.of(SearchLanguage.values()).forEach(language -> languages.add(language.code()));
    if (answer.mayBeForeign()) {
      json.put("advice", TRANSLATE);
    }
  }

  /** Finds that nobody judged. */
  public static ObjectNode of(SearchQuery query, List<SearchResult> results, String site) {
    ObjectNode answer = asked(query);
    addResults(answer, results, site);
    return answer;
  }

  private static ObjectNode asked(SearchQuery query) {
    return JsonNodeFactory.instance.objectNode().put("query", query.text());
  }

  /**
   * Adds what was found, best first.
   *
   * @param site the address of the site, without a slash at its end
   */
  public static void addResults(ObjectNode answer, List<SearchResult> results, String site) {
    ArrayNode found = answer.putArray("results");
    for (SearchResult result : results) {
      ObjectNode find =
          found
              .addObject()
              .put("type", result.type().wireName())
              .put("id", result.id())
              .put("title", result.title())
              .put("url", site + result.type().path(result.id()))
              .put("status", result.status().map(Status::wireName).orElse(null))
              .put("snippet", result.snippet().text())
              .put("score", Math.round(result.score() * 1000) / 1000.0);
      result.type().markdown(result.id()).ifPresent(path -> find.put("read_url", site + path));
    }
  }
}
