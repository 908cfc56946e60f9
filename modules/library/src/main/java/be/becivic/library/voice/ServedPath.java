package be.becivic.library.voice;

import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.path.PathSource;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.decision.SourceStanding;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A path as it is handed out: without the sources that were taken down, of which only the id and
 * the day remain.
 *
 * @param path in our voice
 * @param standings of its sources, by their ids; one that has none is alpha
 */
public record ServedPath(PathEntry path, Map<String, SourceStanding> standings) {
  public ServedPath {
    standings = Map.copyOf(standings);
  }

  /** A source that is not handed out any more. */
  public record Withdrawn(String id, Instant since) {}

  public List<PathSource> sources() {
    return path.sources().stream().filter(source -> !isDown(source)).toList();
  }

  public List<Withdrawn> withdrawn() {
    return path.sources().stream()
        .filter(this::isDown)
        .map(source -> new Withdrawn(source.id(), standing(source).cohortStartedAt()))
        .toList();
  }

  /** Of one that has a standing, as whatever is down has. */
  private SourceStanding standing(PathSource source) {
    return Objects.requireNonNull(standings.get(source.id()));
  }

  public Status status(PathSource source) {
    return Optional.ofNullable(standings.get(source.id()))
        .map(SourceStanding::status)
        .orElse(Status.ALPHA);
  }

  /** The entry as it stands in the directory, without what is down. */
  public ObjectNode entry() {
    ObjectNode entry = JsonNodeFactory.instance.objectNode();
    entry.setAll((ObjectNode) path.json());
    ArrayNode sources = entry.putArray("sources");
    sources().forEach(source -> sources.add(source.json()));
    return entry;
  }

  /** What stands beside the entry: where each source has come, and which are down. */
  public void addStandings(ObjectNode json) {
    ObjectNode statuses = json.putObject("source_statuses");
    sources().forEach(source -> statuses.put(source.id(), status(source).wireName()));
    if (!withdrawn().isEmpty()) {
      ArrayNode down = json.putArray("withdrawn_sources");
      withdrawn()
          .forEach(
              source ->
                  down.addObject()
                      .put("id", source.id())
                      .put("since", source.since().truncatedTo(ChronoUnit.SECONDS).toString()));
    }
  }

  private boolean isDown(PathSource source) {
    return status(source) == Status.QUARANTINED;
  }
}
