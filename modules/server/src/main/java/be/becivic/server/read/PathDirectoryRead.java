package be.becivic.server.read;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.path.PathSource;
import be.becivic.library.Library;
import be.becivic.library.artefact.Artefact;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.Tables;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The path directory with all a traversal needs (§24.9), whole or in part. */
record PathDirectoryRead(Library library, String baseUrl) implements Read {

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
    Corpus corpus = library.corpus();
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
    return Outcome.ok(library.records().read(tables -> json(corpus, paths, withSources, tables)));
  }

  private ObjectNode json(
      Corpus corpus, List<PathEntry> paths, boolean withSources, Tables tables) {
    ObjectNode json =
        JsonNodeFactory.instance
            .objectNode()
            .put("schema_version", 1)
            .put("generated_at", corpus.time().truncatedTo(ChronoUnit.SECONDS).toString());
    corpus.commit().ifPresent(commit -> json.put("commit", commit.value()));
    ArrayNode array = json.putArray("paths");
    for (PathEntry path : paths) {
      ObjectNode entry = array.addObject().setAll((ObjectNode) path.json());
      entry.put("url", baseUrl + "/paths/" + path.id());
      ObjectNode statuses = entry.putObject("source_statuses");
      path.sources()
          .forEach(source -> statuses.put(source.id(), status(path, source, tables).wireName()));
      if (!withSources) {
        entry.remove("sources");
      }
    }
    return json;
  }

  private Status status(PathEntry path, PathSource source, Tables tables) {
    return library
        .find(tables, Target.of(TargetType.PATH_SOURCE, path.id() + ":" + source.id()))
        .flatMap(Artefact::status)
        .orElse(Status.ALPHA);
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
