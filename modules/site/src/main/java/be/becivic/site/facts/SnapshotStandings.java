package be.becivic.site.facts;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.json.JsonDocument;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.text.SourceFile;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.decision.SourceStanding;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The standings of path sources as the corpus remembers them. */
final class SnapshotStandings {
  private static final String FILE = "data-snapshot/source-standings.jsonl";

  private SnapshotStandings() {}

  static Map<PathSourceId, SourceStanding> read(Corpus corpus) {
    Map<PathSourceId, SourceStanding> standings = new HashMap<>();
    String text = corpus.findFile(FILE).map(SourceFile::text).orElse("");
    for (String line : text.lines().toList()) {
      JsonFields row = new JsonFields(JsonDocument.parse(line).json());
      row.text("source")
          .flatMap(PathSourceId::parse)
          .ifPresent(
              id ->
                  standings.put(
                      id,
                      new SourceStanding(
                          id,
                          row.text("status").flatMap(Status::parse).orElse(Status.ALPHA),
                          row.time("cohort_started_at").orElseGet(corpus::time),
                          row.flag("post_handoff_observed"),
                          Optional.empty())));
    }
    return Map.copyOf(standings);
  }
}
