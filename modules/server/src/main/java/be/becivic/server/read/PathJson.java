package be.becivic.server.read;

import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.path.PathSource;
import be.becivic.corpus.voice.CorpusVoices;
import be.becivic.library.Library;
import be.becivic.library.voice.ServedPath;
import be.becivic.library.voice.UnderReview;
import be.becivic.library.voice.UnderReviewJson;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.records.Tables;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Paths as agents are handed them. */
record PathJson(
    Library library, CorpusVoices voices, Tables tables, Thresholds thresholds, String baseUrl) {

  ObjectNode entry(PathEntry path, PathsView view) {
    ServedPath served = new ServedPath(path, library.standings(tables, path.id()));
    ObjectNode entry = view == PathsView.SUMMARY ? summary(served) : served.entry();
    entry.put("url", baseUrl + "/paths/" + path.id());
    served.addStandings(entry);
    if (view == PathsView.WITHOUT_SOURCES) {
      entry.remove("sources");
    }
    underReview(path)
        .ifPresent(change -> entry.set(UnderReviewJson.MEMBER, UnderReviewJson.of(change)));
    return entry;
  }

  private Optional<UnderReview> underReview(PathEntry path) {
    return voices
        .findUnderReview(path.id())
        .flatMap(_ -> library.findSupport(tables, new Target.Path(path.id()), thresholds))
        .flatMap(support -> UnderReview.of(voices, path.id(), support));
  }

  private static ObjectNode summary(ServedPath served) {
    PathEntry path = served.path();
    ObjectNode entry = JsonNodeFactory.instance.objectNode().put("id", path.id().value());
    entry.put("title", title(path));
    path.status().ifPresent(status -> entry.put("status", status.wireName()));
    path.fields().text("purpose").ifPresent(purpose -> entry.put("purpose", purpose));
    ArrayNode sources = entry.putArray("sources");
    served.sources().forEach(source -> sources.add(brief(source)));
    return entry;
  }

  private static String title(PathEntry path) {
    return Stream.concat(Stream.of("en"), path.titles().keySet().stream())
        .flatMap(language -> Optional.ofNullable(path.titles().get(language)).stream())
        .findFirst()
        .orElse(path.id().value());
  }

  /** Where it serves: its communes, where it is not for all of its regions. */
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
}
