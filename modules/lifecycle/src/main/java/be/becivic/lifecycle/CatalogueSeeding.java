package be.becivic.lifecycle;

import be.becivic.corpus.data.Seed;
import be.becivic.corpus.data.Seeds;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.Catalogue;
import be.becivic.records.Records;
import be.becivic.records.Revisions;
import be.becivic.records.model.Citation;
import be.becivic.records.model.Revision;
import be.becivic.records.model.Scalar;
import be.becivic.records.model.ScalarType;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/** Fills empty catalogues with the rows the corpus begins with; filled ones stay as they are. */
public final class CatalogueSeeding {
  private CatalogueSeeding() {}

  /** Whether there was anything to fill. */
  public static boolean fillIfEmpty(Records records, Function<String, String> file) {
    if (!records.read(tables -> isEmpty(tables.catalogue()))) {
      return false;
    }
    Seeds seeds = Seeds.of(file.apply(Seeds.VALUES_FILE), file.apply(Seeds.REFERENCES_FILE));
    return records.write(tables -> isEmpty(tables.catalogue()) && fill(tables.catalogue(), seeds));
  }

  private static boolean isEmpty(Catalogue catalogue) {
    return catalogue.volatileValues().isEmpty() && catalogue.references().isEmpty();
  }

  private static boolean fill(Catalogue catalogue, Seeds seeds) {
    restore(catalogue.volatileValues(), seeds.values(), CatalogueSeeding::scalar);
    restore(catalogue.references(), seeds.references(), CatalogueSeeding::citation);
    return true;
  }

  private static <C> void restore(
      Revisions<C> revisions, List<Seed> seeds, Function<JsonNode, C> content) {
    for (Seed seed : seeds) {
      JsonNode row = seed.row();
      revisions.restore(
          new Revision<>(
              seed.uid(),
              row.get("revision").intValue(),
              seed.name(),
              Optional.of(content.apply(row)),
              Status.parse(row.get("status").stringValue()).orElseThrow(),
              text(row, "submission_contract_version"),
              Optional.empty(),
              Instant.parse(row.get("committed_at").stringValue()),
              Optional.empty()));
    }
  }

  private static Scalar scalar(JsonNode row) {
    return new Scalar(
        ScalarType.valueOf(row.get("value_type").stringValue().toUpperCase(Locale.ROOT)),
        row.get("value").toString(),
        text(row, "unit"),
        text(row, "note"),
        text(row, "source"));
  }

  private static Citation citation(JsonNode row) {
    return new Citation(
        row.get("title").stringValue(),
        row.optional("titles").map(JsonNode::toString),
        row.get("url").stringValue(),
        text(row, "archived_url"),
        text(row, "numac"),
        text(row, "tier"),
        text(row, "last_verified").map(LocalDate::parse));
  }

  private static Optional<String> text(JsonNode row, String name) {
    return row.optional(name).flatMap(JsonNode::stringValueOpt);
  }
}
