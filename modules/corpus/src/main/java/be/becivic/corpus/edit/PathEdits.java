package be.becivic.corpus.edit;

import be.becivic.corpus.json.JsonDocument;
import be.becivic.corpus.json.JsonEdit;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.lifecycle.Version;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Changes to the file of the path directory; each returns its new text. */
public final class PathEdits {
  private PathEdits() {}

  /** Sets a field of a path, named in dot notation. */
  public static Outcome<String> setField(String file, PathId path, String field, JsonNode value) {
    return directory(file).find(path).isEmpty()
        ? unknown()
        : JsonEdit.set(file, pointer("/paths/" + path, field), value);
  }

  /** Sets a field of one source of a path. */
  public static Outcome<String> setField(
      String file, PathSourceId source, String field, JsonNode value) {
    int index = indexOf(directory(file), source);
    return index < 0
        ? unknown()
        : JsonEdit.set(
            file, pointer("/paths/" + source.path() + "/sources/" + index, field), value);
  }

  /** Adds a source to a path that has none of that id yet. */
  public static Outcome<String> addSource(String file, PathId path, JsonNode source) {
    boolean isNew =
        directory(file).find(path).stream()
            .flatMap(entry -> entry.sources().stream())
            .noneMatch(other -> other.id().equals(source.path("id").asString("")));
    return isNew
        ? JsonEdit.append(file, JsonPointer.compile("/paths/" + path + "/sources"), source)
        : unknown();
  }

  /** Adds a path under its own id. */
  public static Outcome<String> addPath(String file, PathId path, JsonNode entry) {
    return directory(file).find(path).isPresent()
        ? unknown()
        : JsonEdit.set(file, JsonPointer.compile("/paths/" + path), entry);
  }

  /** Puts an entry in the place of the one that stands under its id. */
  public static Outcome<String> replacePath(String file, PathId path, JsonNode entry) {
    return directory(file).find(path).isEmpty()
        ? unknown()
        : JsonEdit.set(file, JsonPointer.compile("/paths/" + path), entry);
  }

  /** Puts a source in the place of the one that stands under its id. */
  public static Outcome<String> replaceSource(String file, PathSourceId source, JsonNode json) {
    int index = indexOf(directory(file), source);
    return index < 0
        ? unknown()
        : JsonEdit.set(
            file, JsonPointer.compile("/paths/" + source.path() + "/sources/" + index), json);
  }

  /** Stamps the directory with its own version and the newest time among its inputs. */
  public static Outcome<String> stamp(String file, Version version, Instant generatedAt) {
    String time = generatedAt.truncatedTo(ChronoUnit.SECONDS).toString();
    return JsonEdit.set(file, JsonPointer.compile("/version"), text(version.toString()))
        .then(next -> JsonEdit.set(next, JsonPointer.compile("/generated_at"), text(time)));
  }

  private static PathDirectory directory(String file) {
    return PathDirectory.of(JsonDocument.parse(file).json());
  }

  private static int indexOf(PathDirectory directory, PathSourceId source) {
    return directory
        .find(source.path())
        .map(PathEntry::sources)
        .map(
            sources ->
                sources.stream().map(other -> other.id()).toList().indexOf(source.source().value()))
        .orElse(-1);
  }

  private static JsonPointer pointer(String base, String field) {
    JsonPointer pointer = JsonPointer.compile(base);
    for (String step : field.split("\\.")) {
      pointer = pointer.appendProperty(step);
    }
    return pointer;
  }

  private static JsonNode text(String value) {
    return JsonNodeFactory.instance.stringNode(value);
  }

  private static Outcome<String> unknown() {
    return Outcome.refused(Rejection.of(ErrorCategory.CROSS_REF_FAIL));
  }
}
