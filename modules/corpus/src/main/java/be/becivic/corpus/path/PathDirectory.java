package be.becivic.corpus.path;

import be.becivic.protocol.id.PathId;
import be.becivic.protocol.lifecycle.Version;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/** All paths of {@code paths/index.json}, by id. */
public final class PathDirectory {
  public static final String FILE = "paths/index.json";

  private final JsonNode json;
  private final SortedMap<String, PathEntry> entries;

  private PathDirectory(JsonNode json, SortedMap<String, PathEntry> entries) {
    this.json = json;
    this.entries = entries;
  }

  public static PathDirectory of(JsonNode json) {
    SortedMap<String, PathEntry> entries = new TreeMap<>();
    json.path("paths")
        .properties()
        .forEach(
            member ->
                PathId.parse(member.getKey())
                    .ifPresent(id -> entries.put(id.value(), PathEntry.of(id, member.getValue()))));
    return new PathDirectory(json, Collections.unmodifiableSortedMap(entries));
  }

  /** The file as it stands; a missing node when there is none. */
  public JsonNode json() {
    return json;
  }

  public Optional<Version> version() {
    return json.path("version").stringValueOpt().flatMap(Version::parse);
  }

  public Collection<PathEntry> list() {
    return entries.values();
  }

  public Optional<PathEntry> find(PathId id) {
    return find(id.value());
  }

  public Optional<PathEntry> find(String id) {
    return Optional.ofNullable(entries.get(id));
  }

  public List<PathEntry> withTheme(String theme) {
    return entries.values().stream().filter(entry -> entry.themes().contains(theme)).toList();
  }
}
