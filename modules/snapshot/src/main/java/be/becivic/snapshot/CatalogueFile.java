package be.becivic.snapshot;

import be.becivic.protocol.id.Uid;
import be.becivic.records.Tables;
import be.becivic.records.catalogue.Catalogue;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.catalogue.RevisionOrigin;
import be.becivic.records.catalogue.Revisions;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A catalogue with every revision of every entry (§6.3). */
record CatalogueFile<C>(
    String name,
    Uid.Kind kind,
    Function<Catalogue, Revisions<C>> table,
    BiConsumer<ObjectNode, Revision<C>> writer,
    Function<SnapshotRow, Optional<C>> reader)
    implements SnapshotFile {

  static final CatalogueFile<CatalogueValue> VALUES =
      new CatalogueFile<>(
          "volatile-values",
          Uid.Kind.VOLATILE_VALUE,
          Catalogue::volatileValues,
          ContentColumns::writeValue,
          ContentColumns::readValue);

  static final CatalogueFile<Citation> REFERENCES =
      new CatalogueFile<>(
          "references",
          Uid.Kind.REFERENCE,
          Catalogue::references,
          ContentColumns::writeReference,
          ContentColumns::readReference);

  @Override
  public void write(Tables tables, Consumer<ObjectNode> rows) {
    table
        .apply(tables.catalogue())
        .forEach(
            revision -> {
              ObjectNode row =
                  SnapshotRow.empty()
                      .put("uid", revision.uid().toString())
                      .put("revision", revision.revision())
                      .put("name", revision.name());
              writer.accept(row, revision);
              revision.amendedBy().ifPresent(uid -> row.put("amended_by", uid.toString()));
              if (revision.origin() != RevisionOrigin.SEED) {
                row.put("origin", revision.origin().wireName());
              }
              revision.restores().ifPresent(earlier -> row.put("restores", earlier));
              rows.accept(row);
            });
  }

  /** What both catalogues say between their content and its remarks. */
  static void standing(ObjectNode row, Revision<?> revision) {
    row.put("status", revision.status().wireName())
        .put("committed_at", revision.committedAt().toString())
        .put("superseded_at", revision.supersededAt().map(Instant::toString).orElse(null));
    revision
        .contractVersion()
        .ifPresent(version -> row.put("submission_contract_version", version));
  }

  @Override
  public void restore(Tables tables, SnapshotRow row) {
    table
        .apply(tables.catalogue())
        .restore(
            new Revision<>(
                row.uid(kind),
                row.number("revision"),
                row.text("name"),
                reader.apply(row),
                row.status("status"),
                row.fields().text("submission_contract_version"),
                row.findUid("amended_by"),
                origin(row),
                row.fields().find("restores").map(JsonNode::intValue),
                row.time("committed_at"),
                row.fields().time("superseded_at")));
  }

  private static RevisionOrigin origin(SnapshotRow row) {
    return row.fields()
        .text("origin")
        .map(name -> RevisionOrigin.valueOf(name.toUpperCase(Locale.ROOT)))
        .orElse(RevisionOrigin.SEED);
  }
}
