package be.becivic.snapshot;

import be.becivic.records.Tables;
import be.becivic.records.decision.DecisionRecord;
import java.util.function.Consumer;
import tools.jackson.databind.node.ObjectNode;

/** Decisions in their order, from which the chain that links them can be made again. */
record DecisionFile() implements SnapshotFile {

  @Override
  public String name() {
    return "decisions";
  }

  /** The inputs are quoted as they are, since the chain covers their spelling. */
  @Override
  public void write(Tables tables, Consumer<ObjectNode> rows) {
    tables
        .decisions()
        .forEach(
            chained -> {
              DecisionRecord decision = chained.decision();
              rows.accept(
                  SnapshotRow.put(SnapshotRow.empty().put("seq", chained.seq()), decision.target())
                      .put("cohort", decision.cohort())
                      .put("rule", decision.rule())
                      .put("from", decision.from().wireName())
                      .put("to", decision.to().wireName())
                      .put("inputs", decision.inputs())
                      .put("decided_at", decision.decidedAt().toString()));
            });
  }

  @Override
  public void restore(Tables tables, SnapshotRow row) {
    tables
        .decisions()
        .append(
            new DecisionRecord(
                row.target(),
                row.text("cohort"),
                row.text("rule"),
                row.status("from"),
                row.status("to"),
                row.text("inputs"),
                row.time("decided_at")));
  }
}
