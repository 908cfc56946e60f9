package be.becivic.lifecycle.upkeep.snapshot;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.records.Tables;
import be.becivic.records.model.Amendment;
import be.becivic.records.model.ProposalState;
import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;
import tools.jackson.databind.node.ObjectNode;

/** Amendments and what became of them. */
record AmendmentFile() implements SnapshotFile {
  private static final List<String> PUBLISHED =
      List.of(
          "schema_version",
          "submission_contract_version",
          "target_type",
          "target_id",
          "skill_commit",
          "amendment_type",
          "rationale",
          "content");

  @Override
  public String name() {
    return "amendments";
  }

  @Override
  public void write(Tables tables, Consumer<ObjectNode> rows) {
    tables
        .amendments()
        .forEach(
            amendment -> {
              ObjectNode row = Row.empty().put("uid", amendment.uid().toString());
              Row.put(row, amendment.target());
              amendment.cohortAnchor().ifPresent(anchor -> row.put("cohort_anchor", anchor));
              ProposalColumns.write(
                  row,
                  amendment.state(),
                  amendment.committedAt(),
                  amendment.settledAt(),
                  amendment.payload(),
                  PUBLISHED);
              rows.accept(row);
            });
  }

  @Override
  public void restore(Tables tables, Row row) {
    Uid uid = row.uid(Uid.Kind.AMENDMENT);
    Instant at = row.time("committed_at");
    tables.uids().reserveThrough(uid);
    tables
        .amendments()
        .insert(
            new Amendment(
                uid,
                NewIds.of(SubmissionId.Kind.AMENDMENT, at, uid.toString()),
                row.target(),
                row.fields().text("cohort_anchor"),
                Payload.read(row),
                row.closed(ProposalState.class, "state"),
                at,
                at,
                row.fields().time("settled_at")));
  }
}
