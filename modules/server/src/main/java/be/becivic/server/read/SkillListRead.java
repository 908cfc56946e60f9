package be.becivic.server.read;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.graph.SkillGraph;
import be.becivic.corpus.skill.Frontmatter;
import be.becivic.corpus.skill.Skill;
import be.becivic.library.Library;
import be.becivic.library.search.SearchAnswer;
import be.becivic.library.search.SearchJson;
import be.becivic.library.search.SearchQuery;
import be.becivic.library.search.SearchResult;
import be.becivic.library.search.text.SearchLanguage;
import be.becivic.library.search.text.SearchType;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.operation.Arguments;
import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.Parameter;
import be.becivic.protocol.operation.Shape;
import be.becivic.server.operation.Search;
import be.becivic.server.operation.ServedOperation;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Skills, all of them by id or those that fit some words, best first. */
record SkillListRead(Library library, Search search, String baseUrl) implements Read {
  private static final int MOST = SearchQuery.LARGEST_LIMIT;

  private static final Parameter<String> QUERY =
      Parameter.text("q")
          .inTools("query")
          .says("What the person wants to do, in any of four languages.");

  private static final Parameter<List<String>> TOPIC = Filters.topics("topic");

  private static final Parameter<List<String>> CATEGORY =
      Parameter.texts("category").says("Only these categories.");

  private static final Parameter<Integer> LIMIT =
      Parameter.number("limit", 1, MOST).otherwise(MOST).httpOnly().says("At most so many.");

  private static final Parameter<Integer> TOOL_LIMIT =
      Parameter.number("limit", 1, MOST).otherwise(5).toolOnly().says("At most so many.");

  private static final Parameter<String> AFTER =
      Parameter.text("after").says("The value of next in the answer before; only without words.");

  private static final Shape SKILLS =
      Shape.named(
          "SkillList",
          """
          {
            "type": "object",
            "required": ["items", "next"],
            "properties": {
              "commit": { "type": "string", "description": "The state of the content." },
              "verdict": { "enum": ["fits", "maybe", "nothing_fits"], "description": "Given words, whether one is about them." },
              "languages": { "type": "array", "description": "Those searched." },
              "advice": { "type": "string" },
              "items": { "type": "array", "items": { "type": "object" }, "description": "Best first; read on at read_url." },
              "next": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
              "fallback": { "type": "object", "description": "The skill to use when none fits." }
            }
          }
          """);

  private static final Operation OPERATION =
      Operation.get("list_skills", "/api/skills")
          .says("Find the procedure that fits a need, or list all.")
          .adds(
              "Best match first. verdict says whether one fits; with nothing_fits, read the"
                  + " fallback.")
          .takes(
              QUERY,
              TOPIC,
              CATEGORY,
              Filters.SHOWN_STATUS,
              LIMIT,
              TOOL_LIMIT,
              AFTER,
              Filters.TITLES_IN)
          .answers(200, "Skills, and the one to fall back on", SKILLS)
          .keptFor(Filters.CONTENT)
          .asTool("Find a skill", "find_skill")
          .open();

  static final ServedOperation SERVED =
      new ServedOperation(
          OPERATION, doors -> new SkillListRead(doors.library(), doors.search(), doors.baseUrl()));

  @Override
  public Outcome<ObjectNode> answer(Arguments arguments) {
    return Outcome.ok(list(arguments));
  }

  private ObjectNode list(Arguments arguments) {
    Corpus corpus = library.corpus();
    List<String> topics = arguments.find(TOPIC).orElse(List.of());
    List<String> categories = arguments.find(CATEGORY).orElse(List.of());
    List<Status> statuses = arguments.get(Filters.SHOWN_STATUS);
    int limit = arguments.find(LIMIT).orElseGet(() -> arguments.get(TOOL_LIMIT));
    Predicate<Skill> wanted =
        skill ->
            isAmong(skill.frontmatter().status(), statuses)
                && (topics.isEmpty() || isAmong(skill.frontmatter().topic(), topics))
                && (categories.isEmpty() || isAmong(skill.frontmatter().category(), categories));
    Optional<SearchLanguage> language = arguments.find(Filters.TITLES_IN);
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    corpus.commit().ifPresent(commit -> json.put("commit", commit.value()));
    Optional<String> words = arguments.find(QUERY);
    if (words.isPresent()) {
      SearchAnswer answer = search.answer(query(words.get(), statuses, language));
      SearchJson.addVerdict(json, answer);
      ArrayNode items = json.putArray("items");
      found(corpus, answer, wanted).limit(limit).forEach(items::add);
      json.putNull("next");
    } else {
      String after = arguments.find(AFTER).orElse("");
      List<Skill> rest =
          corpus.skills().stream()
              .filter(wanted)
              .filter(skill -> skill.id().value().compareTo(after) > 0)
              .toList();
      ArrayNode items = json.putArray("items");
      rest.stream().limit(limit).map(skill -> listed(skill, language)).forEach(items::add);
      json.put("next", rest.size() > limit ? rest.get(limit - 1).id().value() : null);
    }
    corpus
        .findSkill(SkillGraph.FLOOR)
        .ifPresent(floor -> json.set("fallback", item(floor, language)));
    return json;
  }

  private static SearchQuery query(
      String words, List<Status> statuses, Optional<SearchLanguage> language) {
    return new SearchQuery(
        words, Set.of(SearchType.SKILL), Set.copyOf(statuses), Optional.empty(), MOST, language);
  }

  private Stream<ObjectNode> found(Corpus corpus, SearchAnswer answer, Predicate<Skill> wanted) {
    return answer.results().stream()
        .flatMap(
            result ->
                corpus.findSkill(result.id()).filter(wanted).stream()
                    .map(skill -> scored(listed(skill, Optional.of(result.language())), result)));
  }

  private static ObjectNode scored(ObjectNode item, SearchResult result) {
    return item.put("score", Math.round(result.score() * 1000) / 1000.0);
  }

  /** A skill with what sorts it. */
  private ObjectNode listed(Skill skill, Optional<SearchLanguage> language) {
    Frontmatter fields = skill.frontmatter();
    ObjectNode item = item(skill, language);
    fields.text("version").ifPresent(version -> item.put("version", version));
    fields.topic().ifPresent(topic -> item.put("topic", topic));
    fields.category().ifPresent(category -> item.put("category", category));
    ArrayNode tags = item.putArray("tags");
    fields.tags().forEach(tags::add);
    return item;
  }

  private ObjectNode item(Skill skill, Optional<SearchLanguage> language) {
    Frontmatter fields = skill.frontmatter();
    String code = language.orElse(SearchLanguage.EN).code();
    ObjectNode item =
        JsonNodeFactory.instance
            .objectNode()
            .put("id", skill.id().value())
            .put("title", fields.title(code).orElse(skill.id().value()));
    fields
        .summary(code)
        .ifPresentOrElse(
            summary -> item.put("summary", summary), () -> item.put("summary_missing", true));
    if (!skill.description().isEmpty()) {
      item.put("description", skill.description());
    }
    fields.status().ifPresent(status -> item.put("status", status.wireName()));
    String url = baseUrl + "/skills/" + skill.id();
    return item.put("url", url).put("read_url", url + ".md");
  }

  private static <T> boolean isAmong(Optional<T> value, List<T> values) {
    return value.filter(values::contains).isPresent();
  }
}
