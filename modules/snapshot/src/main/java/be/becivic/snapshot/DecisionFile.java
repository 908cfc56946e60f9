package be.becivic.snapshot;

import be.becivic.records.Tables;
import be.becivic.records.decision.ChainedDecision;
import be.becivic.records.decision.DecisionRecord;
import java.util.function.Consumer;
import tools.jackson.databind.node.ObjectNode;

/**
 * Decisions in their order with their hashes. The last hash stands for all before it, so whoever
 * has seen it once can tell whether anything was changed since.
 */
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
                      .put("decided_at", decision.decidedAt().toString())
                      .put("hash", chained.hash().base64Url()));
            });
  }

  @Override
  public void restore(Tables tables, SnapshotRow row) {
    ChainedDecision restored =
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
    if (!restored.hash().base64Url().equals(row.text("hash"))) {
      throw new IllegalArgumentException(
          "the chain of decisions breaks at line %d of %s: a decision was changed, removed or added"
              .formatted(row.line(), Snapshot.path(this)));
    }
  }
}
