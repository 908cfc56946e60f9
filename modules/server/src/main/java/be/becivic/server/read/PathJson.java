package be.becivic.server.read;

import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.path.PathSource;
import be.becivic.library.Library;
import be.becivic.library.artefact.Artefact;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.Tables;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Paths as agents are handed them; a source that was pulled is not handed out. */
record PathJson(Library library, Tables tables, String baseUrl) {

  ObjectNode entry(PathEntry path, PathsView view) {
    ObjectNode entry =
        switch (view) {
          case FULL, WITHOUT_SOURCES -> ((ObjectNode) path.json()).deepCopy();
          case SUMMARY -> summary(path);
        };
    entry.put("url", baseUrl + "/paths/" + path.id());
    ObjectNode statuses = entry.putObject("source_statuses");
    path.sources().forEach(source -> statuses.put(source.id(), status(path, source).wireName()));
    if (view == PathsView.WITHOUT_SOURCES) {
      entry.remove("sources");
    } else {
      ArrayNode sources = entry.putArray("sources");
      path.sources().stream()
          .filter(source -> status(path, source) != Status.QUARANTINED)
          .forEach(source -> sources.add(view == PathsView.FULL ? source.json() : brief(source)));
    }
    return entry;
  }

  private static ObjectNode summary(PathEntry path) {
    ObjectNode entry = JsonNodeFactory.instance.objectNode().put("id", path.id().value());
    entry.put("title", title(path));
    path.status().ifPresent(status -> entry.put("status", status.wireName()));
    path.fields().text("purpose").ifPresent(purpose -> entry.put("purpose", purpose));
    return entry;
  }

  private static String title(PathEntry path) {
    return Stream.concat(Stream.of("en"), path.titles().keySet().stream())
        .flatMap(language -> Optional.ofNullable(path.titles().get(language)).stream())
        .findFirst()
        .orElse(path.id().value());
  }

  private static ObjectNode brief(PathSource source) {
    ObjectNode brief = JsonNodeFactory.instance.objectNode().put("id", source.id());
    JsonNode audience = source.json().path("audience");
    for (String where : List.of("regions", "communes")) {
      if (!new JsonFields(audience).texts(where).isEmpty()) {
        brief.set(where, audience.get(where));
      }
    }
    return brief;
  }

  private Status status(PathEntry path, PathSource source) {
    return library
        .find(tables, Target.of(TargetType.PATH_SOURCE, path.id() + ":" + source.id()))
        .flatMap(Artefact::status)
        .orElse(Status.ALPHA);
  }
}
