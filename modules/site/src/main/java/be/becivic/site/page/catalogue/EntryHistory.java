package be.becivic.site.page.catalogue;

import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.catalogue.Revision;
import be.becivic.site.body.MarkdownText;
import be.becivic.site.page.common.MarkdownPage;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.common.PageJson;
import be.becivic.site.view.EntryView;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The revisions of an entry; what was never ours is marked as anybody's words. */
final class EntryHistory<C> {
  private final PageContext context;
  private final EntryKind<C> kind;
  private final List<Revision<C>> revisions;

  /**
   * @param revisions first to last
   */
  EntryHistory(PageContext context, EntryKind<C> kind, List<Revision<C>> revisions) {
    this.context = context;
    this.kind = kind;
    this.revisions = List.copyOf(revisions);
  }

  /** The latest stable one, where what we say now is not stable. */
  Optional<Revision<C>> findStable(Status now) {
    return revisions.reversed().stream()
        .filter(_ -> now != Status.STABLE)
        .filter(row -> row.status() == Status.STABLE && row.content().isPresent())
        .findFirst();
  }

  List<EntryView.Row> rows() {
    return revisions.reversed().stream()
        .map(
            row ->
                new EntryView.Row(
                    row.revision(),
                    row.content()
                        .map(content -> kind.text(content, context.reader().language()))
                        .orElseGet(() -> absent(row)),
                    !row.isOurs(),
                    row.status(),
                    row.committedAt(),
                    row.supersededAt()))
        .toList();
  }

  void write(MarkdownPage page) {
    page.heading(2, "History");
    page.head(List.of("revision", "content", "status", "from", "until"));
    for (Revision<C> row : revisions.reversed()) {
      String text = MarkdownText.inline(text(row));
      page.raw(
          "| %d | %s | %s | %s | %s |\n"
              .formatted(
                  row.revision(),
                  row.isOurs()
                      ? text
                      : "<UnderReview untrusted=\"true\">" + text + "</UnderReview>",
                  row.status().wireName(),
                  PageJson.time(row.committedAt()),
                  row.supersededAt().map(PageJson::time).orElse("current")));
    }
  }

  void write(ArrayNode array) {
    for (Revision<C> row : revisions) {
      ObjectNode json = kind.json(row);
      array.add(row.isOurs() ? json : EntryKind.withoutSupport(json).put("untrusted", true));
    }
  }

  private String text(Revision<C> row) {
    return row.content().map(kind::text).orElseGet(() -> absent(row));
  }

  private String absent(Revision<C> row) {
    return context.t(row.isUnknown() ? "value.unknown" : "entry.withdrawn");
  }
}
