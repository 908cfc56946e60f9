package be.becivic.library.history;

import be.becivic.library.voice.CatalogueVoices;
import be.becivic.library.voice.UnderReviewJson;
import be.becivic.library.voice.VoicedEntry;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.records.Tables;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.LinkStatus;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.catalogue.Revisions;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The rows of one catalogue as JSON: one, its history, or a page of all. */
public final class CatalogueReader<C> {
  private final Revisions<C> rows;
  private final CatalogueVoices<C> voices;
  private final ReviewedRows review;
  private final BiConsumer<ObjectNode, C> content;
  private final BiConsumer<ObjectNode, Revision<C>> more;

  private CatalogueReader(
      Revisions<C> rows,
      ReviewedRows review,
      BiConsumer<ObjectNode, C> content,
      BiConsumer<ObjectNode, Revision<C>> more) {
    this.rows = rows;
    this.voices = new CatalogueVoices<>(rows);
    this.review = review;
    this.content = content;
    this.more = more;
  }

  public static CatalogueReader<CatalogueValue> values(Tables tables, Thresholds thresholds) {
    return new CatalogueReader<>(
        tables.catalogue().volatileValues(),
        new ReviewedRows(tables, thresholds),
        RowJson::value,
        (_, _) -> {});
  }

  public static CatalogueReader<Citation> references(Tables tables, Thresholds thresholds) {
    return new CatalogueReader<>(
        tables.catalogue().references(),
        new ReviewedRows(tables, thresholds),
        RowJson::citation,
        (json, row) ->
            tables
                .links()
                .find(row.uid())
                .filter(link -> isOf(link, row))
                .ifPresent(link -> RowJson.link(json, link)));
  }

  private static boolean isOf(LinkStatus link, Revision<Citation> row) {
    return row.content().filter(citation -> citation.url().equals(link.url())).isPresent();
  }

  /**
   * The row of ours, with the correction that is under review beside it; while ours is on
   * probation, with the stable one it would replace (S5).
   */
  public Optional<ObjectNode> find(Uid uid) {
    return voices.find(uid).map(this::entry);
  }

  /** Every revision, newest first. */
  public Optional<ObjectNode> findHistory(Uid uid) {
    List<Revision<C>> history = rows.listHistory(uid).reversed();
    if (history.isEmpty()) {
      return Optional.empty();
    }
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("uid", uid.toString());
    ArrayNode items = json.putArray("items");
    history.forEach(
        revision ->
            items.add(
                revision.isOurs()
                    ? RowJson.of(revision, content)
                    : RowJson.of(revision, RowJson.withoutSupport(content))
                        .put("untrusted", true)));
    return Optional.of(json);
  }

  /** A page of the current rows by uid; its {@code next} is null on the last. */
  public ObjectNode list(Optional<Uid> after, int limit) {
    List<VoicedEntry<C>> found = voices.list(after, limit + 1);
    boolean isLast = found.size() <= limit;
    List<VoicedEntry<C>> page = isLast ? found : found.subList(0, limit);
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    ArrayNode items = json.putArray("items");
    page.forEach(entry -> items.add(entry(entry)));
    return json.put("next", isLast ? null : page.getLast().uid().toString());
  }

  private ObjectNode entry(VoicedEntry<C> entry) {
    ObjectNode json =
        entry
            .ours()
            .map(this::ours)
            .orElseGet(
                () -> JsonNodeFactory.instance.objectNode().put("uid", entry.uid().toString()));
    entry.former().ifPresent(row -> json.set("former", RowJson.of(row, content)));
    entry
        .changed()
        .ifPresent(
            row ->
                json.set(
                    UnderReviewJson.MEMBER,
                    review.json(
                        row, entry.ours(), revision -> RowJson.contentOf(revision, content))));
    return json;
  }

  private ObjectNode ours(Revision<C> row) {
    ObjectNode json = RowJson.of(row, content);
    more.accept(json, row);
    if (row.status() == Status.ALPHA || row.status() == Status.BETA) {
      rows.findLatestStable(row.uid())
          .ifPresent(stable -> json.set("latest_stable", RowJson.of(stable, content)));
    }
    return json;
  }
}
