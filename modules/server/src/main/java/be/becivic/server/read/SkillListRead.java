package be.becivic.server.read;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.graph.SkillGraph;
import be.becivic.corpus.skill.Frontmatter;
import be.becivic.corpus.skill.Skill;
import be.becivic.library.Library;
import be.becivic.library.search.SearchQuery;
import be.becivic.library.search.SearchResult;
import be.becivic.library.search.text.SearchType;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.lifecycle.Status;
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

  @Override
  public Outcome<ObjectNode> answer(Arguments asked) {
    Arguments arguments = asked.alias("q", "query");
    return Choices.each(arguments, "topic", SkillGraphRead::topic)
        .then(
            topics ->
                Choices.statuses(arguments, Choices.RENDERED)
                    .then(
                        statuses ->
                            Choices.limit(arguments, MOST, MOST)
                                .map(limit -> list(arguments, topics, statuses, limit))));
  }

  private ObjectNode list(
      Arguments arguments, List<String> topics, List<Status> statuses, int limit) {
    Corpus corpus = library.corpus();
    List<String> categories = Choices.texts(arguments, "category");
    Predicate<Skill> wanted =
        skill ->
            isAmong(skill.frontmatter().status(), statuses)
                && (topics.isEmpty() || isAmong(skill.frontmatter().topic(), topics))
                && (categories.isEmpty() || isAmong(skill.frontmatter().category(), categories));
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    corpus.commit().ifPresent(commit -> json.put("commit", commit.value()));
    ArrayNode items = json.putArray("items");
    Optional<String> words = arguments.find("q");
    if (words.isPresent()) {
      found(corpus, words.get(), statuses, wanted).limit(limit).forEach(items::add);
      json.putNull("next");
    } else {
      String after = arguments.find("after").orElse("");
      List<Skill> rest =
          corpus.skills().stream()
              .filter(wanted)
              .filter(skill -> skill.id().value().compareTo(after) > 0)
              .toList();
      rest.stream().limit(limit).map(this::item).forEach(items::add);
      json.put("next", rest.size() > limit ? rest.get(limit - 1).id().value() : null);
    }
    corpus.findSkill(SkillGraph.FLOOR).ifPresent(floor -> json.set("fallback", item(floor)));
    return json;
  }

  private Stream<ObjectNode> found(
      Corpus corpus, String words, List<Status> statuses, Predicate<Skill> wanted) {
    SearchQuery query =
        new SearchQuery(
            words, Set.of(SearchType.SKILL), Set.copyOf(statuses), Optional.empty(), MOST);
    return search.search(query).stream()
        .flatMap(
            result ->
                corpus.findSkill(result.id()).filter(wanted).stream()
                    .map(skill -> scored(item(skill), result)));
  }

  private static ObjectNode scored(ObjectNode item, SearchResult result) {
    return item.put("snippet", result.snippet().text())
        .put("score", Math.round(result.score() * 1000) / 1000.0);
  }

  private ObjectNode item(Skill skill) {
    Frontmatter fields = skill.frontmatter();
    ObjectNode item =
        JsonNodeFactory.instance
            .objectNode()
            .put("id", skill.id().value())
            .put("title", fields.title().orElse(skill.id().value()));
    fields
        .summary()
        .ifPresentOrElse(
            summary -> item.put("summary", summary), () -> item.put("summary_missing", true));
    if (!skill.description().isEmpty()) {
      item.put("description", skill.description());
    }
    fields.status().ifPresent(status -> item.put("status", status.wireName()));
    fields.text("version").ifPresent(version -> item.put("version", version));
    fields.topic().ifPresent(topic -> item.put("topic", topic));
    fields.category().ifPresent(category -> item.put("category", category));
    ArrayNode tags = item.putArray("tags");
    fields.tags().forEach(tags::add);
    return item.put("url", baseUrl + "/skills/" + skill.id());
  }

  private static <T> boolean isAmong(Optional<T> value, List<T> values) {
    return value.filter(values::contains).isPresent();
  }
}
