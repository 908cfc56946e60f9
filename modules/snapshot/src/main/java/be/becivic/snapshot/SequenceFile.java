package be.becivic.snapshot;

import be.becivic.protocol.id.Uid;
import be.becivic.records.Tables;
import java.util.function.Consumer;
import tools.jackson.databind.node.ObjectNode;

/** How far each kind of uid was counted, so that the number of a retracted row never comes back. */
record SequenceFile() implements SnapshotFile {

  @Override
  public String name() {
    return "uid-sequences";
  }

  @Override
  public void write(Tables tables, Consumer<ObjectNode> rows) {
    for (Uid.Kind kind : Uid.Kind.values()) {
      long last = tables.uids().last(kind);
      if (last > 0) {
        rows.accept(SnapshotRow.empty().put("last", new Uid(kind, last).toString()));
      }
    }
  }

  @Override
  public void restore(Tables tables, SnapshotRow row) {
    tables.uids().reserveThrough(row.findUid("last").orElseThrow());
  }
}
