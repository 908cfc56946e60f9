package be.becivic.server.read;

import be.becivic.library.Library;
import be.becivic.library.search.SearchAnswer;
import be.becivic.library.search.SearchJson;
import be.becivic.library.search.SearchQuery;
import be.becivic.library.search.text.SearchType;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.operation.Arguments;
import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.Parameter;
import be.becivic.protocol.operation.Shape;
import be.becivic.server.operation.Search;
import be.becivic.server.operation.ServedOperation;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/** Search through everything that can be found. */
record SearchRead(Library library, Search search, String baseUrl) implements Read {
  private static final Parameter<String> QUERY =
      Parameter.text("q")
          .inTools("query")
          .required()
          .says("Words in English, French, Dutch or German; nothing about the person.");

  private static final Parameter<List<SearchType>> TYPE =
      Parameter.choices("type", Stream.of(SearchType.values()), SearchType::wireName)
          .otherwise(List.of(SearchType.values()))
          .says("Only these kinds.");

  private static final Parameter<String> THEME =
      Parameter.text("theme").says("Only this topic of skills or theme of paths.");

  private static final Parameter<Integer> LIMIT =
      Parameter.number("limit", 1, SearchQuery.LARGEST_LIMIT)
          .otherwise(SearchQuery.DEFAULT_LIMIT)
          .says("At most so many.");

  private static final Shape FINDS =
      Shape.named(
          "Finds",
          """
          {
            "type": "object",
            "required": ["query", "verdict", "results"],
            "properties": {
              "query": { "type": "string" },
              "verdict": {
                "enum": ["fits", "maybe", "nothing_fits"],
                "description": "Whether a skill or path is about it; with nothing_fits, use the fallback."
              },
              "languages": { "type": "array", "description": "Those searched." },
              "advice": { "type": "string" },
              "fallback": { "type": "object", "description": "The skill to use when nothing fits." },
              "results": { "type": "array", "items": { "type": "object" }, "description": "Finds, best first; read on at read_url." }
            }
          }
          """);

  private static final Operation OPERATION =
      Operation.get("search", "/api/search")
          .says("Search skills, paths, values, references and communes, in four languages.")
          .adds("With verdict nothing_fits, read the fallback.")
          .takes(QUERY, TYPE, THEME, Filters.SHOWN_STATUS, LIMIT, Filters.TITLES_IN)
          .answers(200, "Finds, best first", FINDS)
          .keptFor(Filters.CONTENT)
          .asTool("Search everything", "search_corpus")
          .open();

  static final ServedOperation SERVED =
      new ServedOperation(
          OPERATION, doors -> new SearchRead(doors.library(), doors.search(), doors.baseUrl()));

  @Override
  public Outcome<ObjectNode> answer(Arguments arguments) {
    var query =
        new SearchQuery(
            arguments.get(QUERY).strip(),
            Set.copyOf(arguments.get(TYPE)),
            Set.copyOf(arguments.get(Filters.SHOWN_STATUS)),
            arguments.find(THEME).map(String::strip),
            arguments.get(LIMIT),
            arguments.find(Filters.TITLES_IN));
    SearchAnswer answer = search.answer(query);
    ObjectNode json = SearchJson.judged(query, answer);
    FallbackJson.add(json, library.corpus(), baseUrl);
    SearchJson.addResults(json, answer.results(), baseUrl);
    return Outcome.ok(json);
  }
}
