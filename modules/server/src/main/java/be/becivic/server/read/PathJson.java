package be.becivic.server.read;

import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.voice.CorpusVoices;
import be.becivic.library.Library;
import be.becivic.library.voice.ServedPath;
import be.becivic.library.voice.UnderReview;
import be.becivic.library.voice.UnderReviewJson;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.records.Tables;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Paths as agents are handed them. */
record PathJson(
    Library library, CorpusVoices voices, Tables tables, Thresholds thresholds, String baseUrl) {

  ObjectNode entry(PathEntry path, PathsView view) {
    ServedPath served = new ServedPath(path, library.standings(tables, path.id()));
    ObjectNode entry = view == PathsView.SUMMARY ? summary(served) : whole(served);
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

  private ObjectNode whole(ServedPath served) {
    ObjectNode entry = served.entry();
    entry.put("url", baseUrl + "/paths/" + served.path().id());
    served.addStandings(entry);
    return entry;
  }

  private static ObjectNode summary(ServedPath served) {
    PathEntry path = served.path();
    ObjectNode entry = JsonNodeFactory.instance.objectNode().put("title", title(path));
    path.status().ifPresent(status -> entry.put("status", status.wireName()));
    path.fields().text("purpose").ifPresent(purpose -> entry.put("purpose", purpose));
    ArrayNode regions = entry.putArray("regions");
    served.sources().stream()
        .flatMap(source -> new JsonFields(source.json().path("audience")).texts("regions").stream())
        .distinct()
        .sorted()
        .forEach(regions::add);
    return entry.put("sources", served.sources().size());
  }

  private static String title(PathEntry path) {
    return Stream.concat(Stream.of("en"), path.titles().keySet().stream())
        .flatMap(language -> Optional.ofNullable(path.titles().get(language)).stream())
        .findFirst()
        .orElse(path.id().value());
  }
}
