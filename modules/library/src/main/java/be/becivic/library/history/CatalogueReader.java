package be.becivic.library.history;

import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
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
  private final BiConsumer<ObjectNode, C> content;
  private final BiConsumer<ObjectNode, Revision<C>> more;

  private CatalogueReader(
      Revisions<C> rows,
      BiConsumer<ObjectNode, C> content,
      BiConsumer<ObjectNode, Revision<C>> more) {
    this.rows = rows;
    this.content = content;
    this.more = more;
  }

  public static CatalogueReader<CatalogueValue> values(Tables tables) {
    return new CatalogueReader<>(tables.catalogue().volatileValues(), RowJson::value, (_, _) -> {});
  }

  public static CatalogueReader<Citation> references(Tables tables) {
    return new CatalogueReader<>(
        tables.catalogue().references(),
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

  /** The current row; while it is on probation, with the stable one it would replace (S5). */
  public Optional<ObjectNode> find(Uid uid) {
    return rows.findCurrent(uid).map(this::current);
  }

  /** Every revision, newest first. */
  public Optional<ObjectNode> findHistory(Uid uid) {
    List<Revision<C>> history = rows.listHistory(uid).reversed();
    if (history.isEmpty()) {
      return Optional.empty();
    }
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("uid", uid.toString());
    ArrayNode items = json.putArray("items");
    history.forEach(revision -> items.add(RowJson.of(revision, content)));
    return Optional.of(json);
  }

  /** A page of the current rows by uid; its {@code next} is null on the last. */
  public ObjectNode list(Optional<Uid> after, int limit) {
    List<Revision<C>> found = rows.listCurrent(after, limit + 1);
    boolean isLast = found.size() <= limit;
    List<Revision<C>> page = isLast ? found : found.subList(0, limit);
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    ArrayNode items = json.putArray("items");
    page.forEach(row -> items.add(current(row)));
    return json.put("next", isLast ? null : page.getLast().uid().toString());
  }

  private ObjectNode current(Revision<C> row) {
    ObjectNode json = RowJson.of(row, content);
    more.accept(json, row);
    if (row.status() == Status.ALPHA || row.status() == Status.BETA) {
      rows.findLatestStable(row.uid())
          .ifPresent(stable -> json.set("latest_stable", RowJson.of(stable, content)));
    }
    return json;
  }
}
