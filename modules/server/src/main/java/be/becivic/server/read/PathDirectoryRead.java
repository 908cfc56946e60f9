package be.becivic.server.read;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.voice.CorpusVoices;
import be.becivic.library.Library;
import be.becivic.library.artefact.Artefact;
import be.becivic.library.voice.ServedPath;
import be.becivic.library.voice.Support;
import be.becivic.library.voice.UnderReview;
import be.becivic.library.voice.UnderReviewJson;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.records.Tables;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The path directory with all a traversal needs (§24.9), whole or in part. */
record PathDirectoryRead(Library library, Thresholds thresholds, String baseUrl) implements Read {

  @Override
  public Outcome<ObjectNode> answer(Arguments arguments) {
    return Choices.statuses(arguments, Choices.RENDERED)
        .then(
            statuses ->
                Choices.each(arguments, "sources", PathDirectoryRead::flag)
                    .then(
                        sources ->
                            Choices.each(arguments, "applies_to", Axis::parse)
                                .then(
                                    axes ->
                                        list(
                                            arguments, statuses, axes, !sources.contains(false)))));
  }

  private Outcome<ObjectNode> list(
      Arguments arguments, List<Status> statuses, List<Axis> axes, boolean withSources) {
    CorpusVoices voices = library.main().voices();
    Corpus corpus = voices.ours();
    List<String> ids = Choices.texts(arguments, "ids");
    List<String> themes = Choices.texts(arguments, "theme");
    List<PathEntry> paths =
        corpus.paths().list().stream()
            .filter(path -> path.status().filter(statuses::contains).isPresent())
            .filter(path -> ids.isEmpty() || ids.contains(path.id().value()))
            .filter(path -> themes.isEmpty() || path.themes().stream().anyMatch(themes::contains))
            .filter(path -> axes.stream().allMatch(axis -> axis.admits(path)))
            .toList();
    if (paths.isEmpty() && !ids.isEmpty()) {
      return Outcome.refused(Rejection.of(ErrorCategory.NOT_FOUND));
    }
    return Outcome.ok(library.records().read(tables -> json(voices, paths, withSources, tables)));
  }

  private ObjectNode json(
      CorpusVoices voices, List<PathEntry> paths, boolean withSources, Tables tables) {
    Corpus corpus = voices.ours();
    ObjectNode json =
        JsonNodeFactory.instance
            .objectNode()
            .put("schema_version", 1)
            .put("generated_at", corpus.time().truncatedTo(ChronoUnit.SECONDS).toString());
    corpus.commit().ifPresent(commit -> json.put("commit", commit.value()));
    ArrayNode array = json.putArray("paths");
    for (PathEntry path : paths) {
      ServedPath served = new ServedPath(path, library.standings(tables, path.id()));
      ObjectNode entry = served.entry().put("url", baseUrl + "/paths/" + path.id());
      served.addStandings(entry);
      underReview(voices, path, tables)
          .ifPresent(change -> entry.set(UnderReviewJson.MEMBER, UnderReviewJson.of(change)));
      if (!withSources) {
        entry.remove("sources");
      }
      array.add(entry);
    }
    return json;
  }

  private Optional<UnderReview> underReview(CorpusVoices voices, PathEntry path, Tables tables) {
    Target target = new Target.Path(path.id());
    return voices
        .findUnderReview(path.id())
        .flatMap(_ -> library.find(tables, target))
        .map(Artefact::cohort)
        .map(
            cohort ->
                Support.of(
                    cohort.startedAt(), tables.tallies().find(target, cohort.key()), thresholds))
        .flatMap(support -> UnderReview.of(voices, path.id(), support));
  }

  private static Optional<Boolean> flag(String text) {
    return switch (text) {
      case "true", "1" -> Optional.of(true);
      case "false", "0" -> Optional.of(false);
      default -> Optional.empty();
    };
  }

  /** A category such as {@code civic_status:married}; a path that says nothing of it is open. */
  private record Axis(String name, String value) {

    static Optional<Axis> parse(String text) {
      int colon = text.indexOf(':');
      return colon < 1
          ? Optional.empty()
          : Optional.of(new Axis(text.substring(0, colon), text.substring(colon + 1)));
    }

    boolean admits(PathEntry path) {
      Optional<JsonNode> axis =
          path.fields()
              .find("applies_to")
              .filter(JsonNode::isObject)
              .flatMap(object -> new JsonFields(object).find(name));
      return axis.isEmpty()
          || axis.get().asString("").equals(value)
          || axis.get().valueStream().anyMatch(each -> each.asString("").equals(value));
    }
  }
}
