package be.becivic.corpus.path;

import be.becivic.corpus.json.JsonFields;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.Version;
import be.becivic.protocol.lifecycle.VersionedStatus;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * A path as the directory has it (§6.12.1). What is absent or malformed reads as absent.
 *
 * @param id its key in the directory
 * @param json the whole entry, not to be changed
 */
public record PathEntry(PathId id, JsonNode json, List<PathSource> sources) {
  public PathEntry {
    sources = List.copyOf(sources);
  }

  static PathEntry of(PathId id, JsonNode json) {
    return new PathEntry(
        id, json, new JsonFields(json).objects("sources").stream().map(PathSource::of).toList());
  }

  public JsonFields fields() {
    return new JsonFields(json);
  }

  public Optional<Uid> uid() {
    return fields().text("uid").flatMap(uid -> Uid.parse(Uid.Kind.PATH, uid));
  }

  public Optional<Status> status() {
    return fields().text("status").flatMap(Status::parse);
  }

  public Optional<Version> version() {
    return fields().text("version").flatMap(Version::parse);
  }

  public Optional<VersionedStatus> standing() {
    return status()
        .flatMap(status -> version().map(version -> new VersionedStatus(status, version)));
  }

  public Optional<PathSource> findSource(String source) {
    return sources.stream().filter(each -> each.id().equals(source)).findFirst();
  }

  public Optional<LocalDate> lastVerified() {
    return fields().date("last_verified");
  }

  public List<String> themes() {
    return fields().texts("themes");
  }

  /** Its titles by language code. */
  public Map<String, String> titles() {
    Map<String, String> titles = new LinkedHashMap<>();
    fields()
        .find("title")
        .filter(JsonNode::isObject)
        .map(JsonFields::new)
        .ifPresent(
            title ->
                title
                    .object()
                    .propertyNames()
                    .forEach(lang -> title.text(lang).ifPresent(t -> titles.put(lang, t))));
    return titles;
  }
}
