package be.becivic.site.facts;

import be.becivic.corpus.data.CatalogueSeed;
import be.becivic.corpus.data.CatalogueSeeds;
import be.becivic.corpus.json.JsonFields;
import be.becivic.library.voice.VoicedEntry;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.CatalogueValueType;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.catalogue.RevisionOrigin;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/** One catalogue as the corpus remembers it, in our voice alone: votes it does not remember. */
final class SnapshotCatalogue<C> {
  private final CatalogueSeeds seeds;
  private final List<CatalogueSeed> current;
  private final Function<JsonFields, Optional<C>> content;
  private final Map<Uid, Optional<CatalogueEntry<C>>> entries = new ConcurrentHashMap<>();

  private SnapshotCatalogue(
      CatalogueSeeds seeds,
      List<CatalogueSeed> current,
      Function<JsonFields, Optional<C>> content) {
    this.seeds = seeds;
    this.current = current;
    this.content = content;
  }

  static SnapshotCatalogue<CatalogueValue> values(CatalogueSeeds seeds) {
    return new SnapshotCatalogue<>(seeds, seeds.values(), SnapshotCatalogue::scalar);
  }

  static SnapshotCatalogue<Citation> references(CatalogueSeeds seeds) {
    return new SnapshotCatalogue<>(seeds, seeds.references(), SnapshotCatalogue::citation);
  }

  Optional<CatalogueEntry<C>> find(Uid uid) {
    return entries.computeIfAbsent(uid, this::read);
  }

  /** What we say of every entry of which we say anything. */
  List<Revision<C>> list() {
    return current.stream()
        .flatMap(seed -> find(seed.uid()).flatMap(CatalogueEntry::ours).stream())
        .toList();
  }

  private Optional<CatalogueEntry<C>> read(Uid uid) {
    List<Revision<C>> history = seeds.history(uid).stream().map(this::revision).toList();
    return history.isEmpty()
        ? Optional.empty()
        : Optional.of(new CatalogueEntry<>(VoicedEntry.of(history), Optional.empty()));
  }

  private Revision<C> revision(CatalogueSeed seed) {
    JsonFields row = new JsonFields(seed.row());
    return new Revision<>(
        seed.uid(),
        row.find("revision").map(JsonNode::intValue).orElse(1),
        seed.name(),
        content.apply(row),
        row.text("status").flatMap(Status::parse).orElse(Status.ALPHA),
        row.text("submission_contract_version"),
        Optional.empty(),
        origin(row),
        row.find("restores").map(JsonNode::intValue),
        row.text("committed_at").map(Instant::parse).orElse(Instant.EPOCH),
        row.time("superseded_at"));
  }

  private static RevisionOrigin origin(JsonFields row) {
    return row.text("origin")
        .map(name -> RevisionOrigin.valueOf(name.toUpperCase(Locale.ROOT)))
        .orElse(
            row.text("amended_by").isPresent() ? RevisionOrigin.COMMUNITY : RevisionOrigin.SEED);
  }

  private static Optional<CatalogueValue> scalar(JsonFields row) {
    return row.find("value")
        .map(
            value ->
                new CatalogueValue(
                    row.text("value_type")
                        .map(type -> CatalogueValueType.valueOf(type.toUpperCase(Locale.ROOT)))
                        .orElse(CatalogueValueType.STRING),
                    value.toString(),
                    row.text("unit"),
                    row.text("note"),
                    row.text("source")));
  }

  private static Optional<Citation> citation(JsonFields row) {
    return row.text("url")
        .map(
            url ->
                new Citation(
                    row.text("title").orElse(url),
                    row.find("titles").map(JsonNode::toString),
                    url,
                    row.text("archived_url"),
                    row.text("numac"),
                    row.text("tier"),
                    row.date("last_verified"),
                    row.find("read").map(JsonNode::toString)));
  }
}
