package be.becivic.snapshot;

import be.becivic.records.Tables;
import be.becivic.records.review.ReviewItem;
import be.becivic.records.review.ReviewKind;
import java.util.Optional;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What waits for a maintainer. Of held texts and messages to the operator only that they wait: what
 * they say, and what they are about, is nobody else's. Flags stand beside their votes, and
 * proposals call for a maintainer anew.
 */
record ReviewFile() implements SnapshotFile {

  @Override
  public String name() {
    return "review-items";
  }

  @Override
  public void write(Tables tables, Consumer<ObjectNode> rows) {
    tables.review().listOpen().stream()
        .filter(item -> isSaved(item.kind()))
        .map(ReviewFile::row)
        .forEach(rows);
    if (tables.review().last() > 0) {
      rows.accept(SnapshotRow.empty().put("last_review", tables.review().last()));
    }
  }

  private static ObjectNode row(ReviewItem item) {
    ObjectNode row =
        SnapshotRow.empty()
            .put("review", item.id())
            .put("kind", item.kind().wireName())
            .put("opened_at", item.openedAt().toString());
    if (!item.kind().isPrivate()) {
      item.target().ifPresent(target -> SnapshotRow.put(row, target));
      row.put("reason", item.note());
    }
    return row;
  }

  private static boolean isSaved(ReviewKind kind) {
    return kind != ReviewKind.INJECTION_FLAG && kind != ReviewKind.DRAFT;
  }

  @Override
  public void restore(Tables tables, SnapshotRow row) {
    Optional<JsonNode> last = row.fields().find("last_review");
    if (last.isPresent()) {
      tables.review().reserveThrough(last.get().longValue());
      return;
    }
    ReviewKind kind = row.closed(ReviewKind.class, "kind");
    if (!kind.isPrivate()) {
      tables
          .review()
          .restore(
              new ReviewItem(
                  row.number("review"),
                  kind,
                  row.fields().text("target_type").map(_ -> row.target()),
                  Optional.empty(),
                  row.text("reason"),
                  row.time("opened_at"),
                  Optional.empty(),
                  Optional.empty()));
    }
  }
}
