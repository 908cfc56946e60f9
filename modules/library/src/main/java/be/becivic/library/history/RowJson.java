package be.becivic.library.history;

import be.becivic.protocol.json.StrictJson;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.LinkStatus;
import be.becivic.records.catalogue.Revision;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.function.BiConsumer;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Writes a revision of a catalogue entry (§6.3); one without content has no content members. */
final class RowJson {
  private static final List<String> SUPPORT = List.of("note", "source", "last_verified");

  private RowJson() {}

  static <C> ObjectNode of(Revision<C> revision, BiConsumer<ObjectNode, C> content) {
    ObjectNode json =
        JsonNodeFactory.instance
            .objectNode()
            .put("uid", revision.uid().toString())
            .put("revision", revision.revision())
            .put("name", revision.name());
    revision.content().ifPresent(said -> content.accept(json, said));
    json.put("status", revision.status().wireName())
        .put("committed_at", time(revision.committedAt()))
        .put("superseded_at", revision.supersededAt().map(RowJson::time).orElse(null));
    revision
        .contractVersion()
        .ifPresent(version -> json.put("submission_contract_version", version));
    revision.amendedBy().ifPresent(uid -> json.put("amended_by", uid.toString()));
    return json;
  }

  /** What a revision says and nothing about it; of a correction, without what backed another. */
  static <C> ObjectNode contentOf(Revision<C> revision, BiConsumer<ObjectNode, C> content) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    revision.content().ifPresent(said -> RowJson.<C>withoutSupport(content).accept(json, said));
    return json;
  }

  /** What a correction says itself: neither note, source nor day of verification is about it. */
  static <C> BiConsumer<ObjectNode, C> withoutSupport(BiConsumer<ObjectNode, C> content) {
    return (json, said) -> {
      content.accept(json, said);
      json.remove(SUPPORT);
    };
  }

  static void value(ObjectNode json, CatalogueValue scalar) {
    json.set("value", StrictJson.parseStored(scalar.json()));
    json.put("value_type", scalar.type().wireName());
    scalar.unit().ifPresent(unit -> json.put("unit", unit));
    scalar.note().ifPresent(note -> json.put("note", note));
    scalar.source().ifPresent(source -> json.put("source", source));
  }

  static void citation(ObjectNode json, Citation citation) {
    json.put("title", citation.title());
    citation.titles().ifPresent(titles -> json.set("titles", StrictJson.parseStored(titles)));
    json.put("url", citation.url())
        .put("archived_url", citation.archivedUrl().orElse(null))
        .put("numac", citation.numac().orElse(null))
        .put("tier", citation.tier().orElse(null))
        .put("last_verified", citation.lastVerified().map(LocalDate::toString).orElse(null));
    citation.reading().ifPresent(reading -> json.set("read", StrictJson.parseStored(reading)));
  }

  static void link(ObjectNode json, LinkStatus link) {
    ObjectNode found = json.putObject("link_status").put("state", link.state().wireName());
    link.movedTo().ifPresent(url -> found.put("moved_to", url));
    found.put("checked_at", time(link.checkedAt()));
  }

  static String time(Instant at) {
    return at.truncatedTo(ChronoUnit.SECONDS).toString();
  }
}
