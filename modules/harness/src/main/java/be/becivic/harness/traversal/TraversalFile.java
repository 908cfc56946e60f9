package be.becivic.harness.traversal;

import be.becivic.harness.folder.PrivateFiles;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.SourceId;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Keeps a walk in the session's folder, with the sources as they were when it began. */
public final class TraversalFile {
  private final Path file;

  public TraversalFile(Path sessionFolder, PathId path) {
    this.file = sessionFolder.resolve("traversal-" + path + ".json");
  }

  public Path path() {
    return file;
  }

  public void write(PathTraversal walk) {
    ObjectNode json =
        JsonNodeFactory.instance
            .objectNode()
            .put("path", walk.path().toString())
            .put("commune_chosen", walk.communeChosen())
            .put("stage", walk.stage().name());
    entries(json.putArray("online"), walk.online());
    entries(json.putArray("fallback"), walk.fallback());
    ArrayNode attempts = json.putArray("attempts");
    for (Attempt attempt : walk.attempts()) {
      attempts
          .addObject()
          .put("source", attempt.source().value())
          .put("result", attempt.result().wireName())
          .put("signal", attempt.signal());
    }
    PrivateFiles.replace(file, json.toPrettyString() + "\n");
  }

  /** Nothing where there is no walk, or where its file was spoilt: it then begins anew. */
  public Optional<PathTraversal> read(PathId path) {
    try {
      return PrivateFiles.readObject(file).map(json -> walk(path, json));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  private static PathTraversal walk(PathId path, ObjectNode json) {
    return new PathTraversal(
        path,
        sources(json.path("online")),
        sources(json.path("fallback")),
        json.path("commune_chosen").asBoolean(false),
        attempts(json.path("attempts")),
        TraversalStage.valueOf(json.path("stage").stringValue("")));
  }

  private static void entries(ArrayNode list, List<SourceEntry> sources) {
    sources.forEach(source -> list.add(source.json()));
  }

  private static List<SourceEntry> sources(JsonNode list) {
    List<SourceEntry> sources = new ArrayList<>();
    list.forEach(each -> SourceEntry.parse(each).ifPresent(sources::add));
    return sources;
  }

  private static List<Attempt> attempts(JsonNode list) {
    List<Attempt> attempts = new ArrayList<>();
    for (JsonNode each : list) {
      attempts.add(
          new Attempt(
              new SourceId(each.path("source").stringValue("")),
              Attempt.Result.parse(each.path("result").stringValue("")),
              each.path("signal").stringValue("")));
    }
    return attempts;
  }
}
