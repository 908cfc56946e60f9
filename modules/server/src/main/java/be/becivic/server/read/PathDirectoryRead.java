package be.becivic.server.read;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.voice.CorpusVoices;
import be.becivic.library.Library;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
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
              "Only paths open to these, as axis:value such as civic_status:married or"
                  + " region:brussels.");

  static final Parameter<Boolean> SOURCES =
      Parameter.flag("sources").says("False leaves the sources out.");

  private static final Parameter<PathsView> VIEW =
      Parameter.choice("view", Stream.of(PathsView.FULL, PathsView.SUMMARY), PathsView::wireName)
          .otherwise(PathsView.FULL)
          .httpOnly()
          .says(
              "summary tells of each path only what it is, for which regions, by how many"
                  + " sources.");

  /** An agent that names nothing gets an overview, since the whole is more than it can read. */
  private static final Parameter<PathsView> TOOL_VIEW =
      Parameter.choice("view", Stream.of(PathsView.FULL, PathsView.SUMMARY), PathsView::wireName)
          .toolOnly()
          .says("summary unless ids or sources are given.");

  static final Shape PATHS =
      Shape.named(
          "PathDirectory",
          """
          {
            "type": "object",
            "required": ["schema_version", "generated_at", "paths"],
            "properties": {
              "schema_version": { "const": 1 },
              "version": { "type": "string", "description": "Of the directory as a whole." },
              "generated_at": { "type": "string", "format": "date-time" },
              "commit": { "type": "string" },
              "view": { "enum": ["full", "summary"] },
              "paths": {
                "type": "object",
                "additionalProperties": { "type": "object" },
                "description": "Entries of the directory by id, with url, source_statuses and what is under_review."
              }
            }
          }
          """);

  private static final Operation OPERATION =
      Operation.get("list_paths", "/api/paths")
          .says("The ways to obtain documents and reach services, each with its sources.")
          .adds(
              "Take the summary first, then ids. A source says whom it is for (evaluate that on the"
                  + " person's side), how to sign in, who does what, and how to tell it worked.")
          .takes(IDS, VIEW, TOOL_VIEW, THEME, APPLIES_TO, Filters.SHOWN_STATUS, SOURCES)
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
    List<AxisValue> axes = new ArrayList<>();
    for (String each : arguments.find(APPLIES_TO).orElse(List.of())) {
      switch (AxisValue.parse(each, "/" + APPLIES_TO.name())) {
        case Outcome.Ok<AxisValue>(AxisValue axis) -> axes.add(axis);
        case Outcome.Refused<AxisValue>(Rejection rejection) -> {
          return Outcome.refused(rejection);
        }
      }
    }
    List<String> ids = arguments.find(IDS).orElse(List.of());
    List<String> themes = arguments.find(THEME).orElse(List.of());
    return list(
        arguments.get(Filters.SHOWN_STATUS),
        view(arguments, ids),
        path ->
            (ids.isEmpty() || ids.contains(path.id().value()))
                && (themes.isEmpty() || path.themes().stream().anyMatch(themes::contains))
                && axes.stream().allMatch(axis -> axis.admits(path)),
        ids.stream().findFirst());
  }

  private static PathsView view(Arguments arguments, List<String> ids) {
    Optional<Boolean> sources = arguments.find(SOURCES);
    PathsView unnamed = ids.isEmpty() && sources.isEmpty() ? PathsView.SUMMARY : PathsView.FULL;
    PathsView view = arguments.find(VIEW).or(() -> arguments.find(TOOL_VIEW)).orElse(unnamed);
    return view == PathsView.FULL && sources.filter(wanted -> !wanted).isPresent()
        ? PathsView.WITHOUT_SOURCES
        : view;
  }

  /**
   * The paths that are wanted.
   *
   * @param asked an id that was asked for; where there is none, an empty list is an answer
   */
  Outcome<ObjectNode> list(
      List<Status> statuses, PathsView view, Predicate<PathEntry> wanted, Optional<String> asked) {
    CorpusVoices voices = library.main().voices();
    Corpus corpus = voices.ours();
    List<PathEntry> paths =
        corpus.paths().list().stream()
            .filter(path -> path.status().filter(statuses::contains).isPresent())
            .filter(wanted)
            .toList();
    if (paths.isEmpty() && asked.isPresent()) {
      return Outcome.refused(UnknownId.ofPath(asked.get(), corpus));
    }
    return Outcome.ok(library.records().read(tables -> json(voices, paths, view, tables)));
  }

  private ObjectNode json(
      CorpusVoices voices, List<PathEntry> paths, PathsView view, Tables tables) {
    Corpus corpus = voices.ours();
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("schema_version", 1);
    corpus.paths().version().ifPresent(version -> json.put("version", version.toString()));
    json.put("generated_at", corpus.time().truncatedTo(ChronoUnit.SECONDS).toString());
    corpus.commit().ifPresent(commit -> json.put("commit", commit.value()));
    json.put("view", view == PathsView.SUMMARY ? "summary" : "full");
    ObjectNode entries = json.putObject("paths");
    PathJson writer = new PathJson(library, voices, tables, thresholds, baseUrl);
    paths.forEach(path -> entries.set(path.id().value(), writer.entry(path, view)));
    return json;
  }
}
