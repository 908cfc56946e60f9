package be.becivic.corpus.index;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.json.JsonText;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.path.PathSource;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.lifecycle.Status;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The index of paths (§6.5.1): every path that is not quarantined. */
public final class PathsIndex {
  private static final List<Status> COUNTED = List.of(Status.ALPHA, Status.BETA, Status.STABLE);

  private PathsIndex() {}

  public static String file(
      Corpus corpus, Map<PathId, IndexSignals> signals, Map<PathSourceId, Status> sources) {
    return JsonText.file(json(corpus, signals, sources));
  }

  /**
   * Writes the index.
   *
   * @param sources the status of each source, which lives in the database only; alpha when absent
   */
  public static ObjectNode json(
      Corpus corpus, Map<PathId, IndexSignals> signals, Map<PathSourceId, Status> sources) {
    ObjectNode index =
        JsonNodeFactory.instance
            .objectNode()
            .put("schema_version", 1)
            .put(
                "generated_at",
                IndexFields.text(IndexFields.newest(corpus.time(), signals.values())));
    ArrayNode paths = index.putArray("paths");
    corpus.paths().list().stream()
        .filter(path -> path.status().filter(status -> status == Status.QUARANTINED).isEmpty())
        .forEach(
            path ->
                paths.add(
                    entry(path, signals.getOrDefault(path.id(), IndexSignals.NONE), sources)));
    return index;
  }

  private static ObjectNode entry(
      PathEntry path, IndexSignals signals, Map<PathSourceId, Status> sources) {
    JsonFields fields = path.fields();
    ObjectNode entry = JsonNodeFactory.instance.objectNode().put("id", path.id().value());
    copy(fields, entry, "uid");
    fields.find("title").ifPresent(title -> entry.set("title", title));
    copy(fields, entry, "version");
    copy(fields, entry, "status");
    copy(fields, entry, "origin");
    IndexFields.commit(entry, signals);
    copy(fields, entry, "category");
    copy(fields, entry, "purpose");
    copy(fields, entry, "last_verified");
    IndexFields.validation(entry, signals.votes());
    summary(entry.putObject("sources_summary"), path, sources);
    IndexFields.activity(entry, signals.activity());
    return entry;
  }

  private static void summary(
      ObjectNode summary, PathEntry path, Map<PathSourceId, Status> statuses) {
    Map<Status, Integer> byStatus = new TreeMap<>();
    Map<String, Integer> byClass = new TreeMap<>();
    int count = 0;
    for (PathSource source : path.sources()) {
      Status status =
          PathSourceId.parse(path.id() + ":" + source.id()).map(statuses::get).orElse(Status.ALPHA);
      if (status != Status.QUARANTINED) {
        byStatus.merge(status, 1, Integer::sum);
        byClass.merge(source.sourceClass(), 1, Integer::sum);
        count++;
      }
    }
    summary.put("count", count);
    ObjectNode counts = summary.putObject("by_status");
    COUNTED.forEach(status -> counts.put(status.wireName(), byStatus.getOrDefault(status, 0)));
    ObjectNode classes = summary.putObject("by_class");
    byClass.forEach(classes::put);
  }

  private static void copy(JsonFields fields, ObjectNode entry, String name) {
    fields.text(name).ifPresent(value -> entry.put(name, value));
  }
}
