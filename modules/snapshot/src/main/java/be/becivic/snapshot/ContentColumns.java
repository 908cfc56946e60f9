package be.becivic.snapshot;

import be.becivic.protocol.json.StrictJson;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.CatalogueValueType;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.Revision;
import java.time.LocalDate;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** How the content of values and references is spelled; nulls stand for a row without content. */
final class ContentColumns {
  private ContentColumns() {}

  static void writeValue(ObjectNode row, Revision<CatalogueValue> revision) {
    Optional<CatalogueValue> value = revision.content();
    row.set("value", json(value.map(CatalogueValue::json)));
    row.put("value_type", value.map(ContentColumns::typeName).orElse(null));
    value.flatMap(CatalogueValue::unit).ifPresent(unit -> row.put("unit", unit));
    CatalogueFile.standing(row, revision);
    value.flatMap(CatalogueValue::note).ifPresent(note -> row.put("note", note));
    value.flatMap(CatalogueValue::source).ifPresent(source -> row.put("source", source));
  }

  static Optional<CatalogueValue> readValue(SnapshotRow row) {
    return row.fields()
        .find("value")
        .map(
            value ->
                new CatalogueValue(
                    row.closed(CatalogueValueType.class, "value_type"),
                    value.toString(),
                    row.fields().text("unit"),
                    row.fields().text("note"),
                    row.fields().text("source")));
  }

  static void writeReference(ObjectNode row, Revision<Citation> revision) {
    Optional<Citation> citation = revision.content();
    row.put("title", citation.map(Citation::title).orElse(null));
    citation.flatMap(Citation::titles).ifPresent(titles -> row.set("titles", json(titles)));
    row.put("url", citation.map(Citation::url).orElse(null))
        .put("archived_url", citation.flatMap(Citation::archivedUrl).orElse(null))
        .put("numac", citation.flatMap(Citation::numac).orElse(null))
        .put("tier", citation.flatMap(Citation::tier).orElse(null))
        .put(
            "last_verified",
            citation.flatMap(Citation::lastVerified).map(LocalDate::toString).orElse(null));
    citation.flatMap(Citation::reading).ifPresent(reading -> row.set("read", json(reading)));
    CatalogueFile.standing(row, revision);
  }

  static Optional<Citation> readReference(SnapshotRow row) {
    return row.fields()
        .text("url")
        .map(
            url ->
                new Citation(
                    row.text("title"),
                    row.fields().find("titles").map(JsonNode::toString),
                    url,
                    row.fields().text("archived_url"),
                    row.fields().text("numac"),
                    row.fields().text("tier"),
                    row.fields().date("last_verified"),
                    row.fields().find("read").map(JsonNode::toString)));
  }

  private static String typeName(CatalogueValue scalar) {
    return scalar.type().wireName();
  }

  private static JsonNode json(Optional<String> text) {
    return text.map(ContentColumns::json).orElseGet(JsonNodeFactory.instance::nullNode);
  }

  private static JsonNode json(String text) {
    return StrictJson.parseStored(text);
  }
}
