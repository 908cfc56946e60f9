package be.becivic.snapshot;

import be.becivic.protocol.id.Uid;
import be.becivic.records.Tables;
import be.becivic.records.catalogue.LinkState;
import be.becivic.records.catalogue.LinkStatus;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** How the links of references were found last. */
record LinkFile() implements SnapshotFile {

  @Override
  public String name() {
    return "link-status";
  }

  @Override
  public void write(Tables tables, Consumer<ObjectNode> rows) {
    tables.links().list().stream().map(LinkFile::row).forEach(rows);
  }

  private static ObjectNode row(LinkStatus link) {
    ObjectNode row =
        SnapshotRow.empty()
            .put("uid", link.reference().toString())
            .put("url", link.url())
            .put("state", link.state().wireName());
    link.httpCode().ifPresent(code -> row.put("http_code", code));
    link.movedTo().ifPresent(url -> row.put("moved_to", url));
    return row.put("failures", link.failures()).put("checked_at", link.checkedAt().toString());
  }

  @Override
  public void restore(Tables tables, SnapshotRow row) {
    tables
        .links()
        .put(
            new LinkStatus(
                row.uid(Uid.Kind.REFERENCE),
                row.text("url"),
                row.closed(LinkState.class, "state"),
                row.fields().find("http_code").map(JsonNode::intValue),
                row.fields().text("moved_to"),
                row.number("failures"),
                row.time("checked_at")));
  }
}
