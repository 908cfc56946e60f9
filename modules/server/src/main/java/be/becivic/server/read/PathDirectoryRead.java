package be.becivic.server.read;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.voice.CorpusVoices;
import be.becivic.library.Library;
import be.becivic.library.voice.ServedPath;
import be.becivic.library.voice.UnderReview;
import be.becivic.library.voice.UnderReviewJson;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.protocol.operation.Arguments;
import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.Parameter;
import be.becivic.protocol.operation.Shape;
import be.becivic.records.Tables;
import be.becivic.server.operation.FrontDoors;
import be.becivic.server.operation.ServedOperation;
import be.becivic.site.page.path.PathPages;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The path directory with all a traversal needs (§24.9), whole or in part. */
record PathDirectoryRead(Library library, Thresholds thresholds, String baseUrl) implements Read {

  private static final Parameter<List<String>> IDS =
      Parameter.texts("ids").says("Only these paths.");

  private static final Parameter<List<String>> THEME =
      Parameter.choices("theme", PathPages.THEMES.stream(), theme -> theme)
          .says("Only these themes.");

  private static final Parameter<List<String>> APPLIES_TO =
      Parameter.texts("applies_to")
          .says(
              "Only paths for these categories, each as axis:value such as civic_status:married;"
                  + " paths that say nothing of the axis stay.");

  static final Parameter<Boolean> SOURCES =
      Parameter.flag("sources")
          .otherwise(true)
          .says("False leaves the sources out, for an overview.");

  static final Shape PATHS =
      Shape.named(
          "PathDirectory",
          """
          {
            "type": "object",
            "required": ["schema_version", "generated_at", "paths"],
            "properties": {
              "schema_version": { "const": 1 },
              "generated_at": { "type": "string", "format": "date-time" },
              "commit": { "type": "string" },
              "paths": {
                "type": "array",
                "items": { "type": "object" },
                "description": "Entries of the directory, with url, source_statuses and what is under_review."
              }
            }
          }
          """);

  private static final Operation OPERATION =
      Operation.get("list_paths", "/api/paths")
          .says("The ways to obtain documents and reach services, each with its sources.")
          .adds(
              "A source says whom it is for (predicates to evaluate on the person's side), how to"
                  + " sign in, what the agent does and what the person does, and how to tell that"
                  + " it worked.")
          .takes(IDS, THEME, APPLIES_TO, Filters.SHOWN_STATUS, SOURCES)
          .answers(200, "Paths with their sources", PATHS)
          .refuses(ErrorCategory.NOT_FOUND)
          .keptFor(Filters.CONTENT)
          .asTool("Path directory", "get_path_directory")
          .open();

  static final ServedOperation SERVED = new ServedOperation(OPERATION, PathDirectoryRead::of);

  static PathDirectoryRead of(FrontDoors doors) {
    return new PathDirectoryRead(doors.library(), doors.thresholds(), doors.baseUrl());
  }

  @Override
  public Outcome<ObjectNode> answer(Arguments arguments) {
    List<Optional<Axis>> axes =
        arguments.find(APPLIES_TO).orElse(List.of()).stream().map(Axis::parse).toList();
    if (axes.stream().anyMatch(Optional::isEmpty)) {
      return Outcome.refused(
          Rejection.notAmong("/" + APPLIES_TO.name(), "pattern", List.of("axis:value")));
    }
    List<String> ids = arguments.find(IDS).orElse(List.of());
    List<String> themes = arguments.find(THEME).orElse(List.of());
    return list(
        arguments.get(Filters.SHOWN_STATUS),
        arguments.get(SOURCES),
        path ->
            (ids.isEmpty() || ids.contains(path.id().value()))
                && (themes.isEmpty() || path.themes().stream().anyMatch(themes::contains))
                && axes.stream().flatMap(Optional::stream).allMatch(axis -> axis.admits(path)),
        ids.isEmpty());
  }

  /**
   * The paths that are wanted.
   *
   * @param mayBeNone whether an empty list is an answer
   */
  Outcome<ObjectNode> list(
      List<Status> statuses, boolean withSources, Predicate<PathEntry> wanted, boolean mayBeNone) {
    CorpusVoices voices = library.main().voices();
    Corpus corpus = voices.ours();
    List<PathEntry> paths =
        corpus.paths().list().stream()
            .filter(path -> path.status().filter(statuses::contains).isPresent())
            .filter(wanted)
            .toList();
    if (paths.isEmpty() && !mayBeNone) {
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
    return voices
        .findUnderReview(path.id())
        .flatMap(_ -> library.findSupport(tables, new Target.Path(path.id()), thresholds))
        .flatMap(support -> UnderReview.of(voices, path.id(), support));
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
