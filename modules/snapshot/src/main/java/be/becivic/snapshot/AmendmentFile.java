package be.becivic.snapshot;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.records.Tables;
import be.becivic.records.content.Amendment;
import be.becivic.records.content.ProposalState;
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
              ObjectNode row = SnapshotRow.empty().put("uid", amendment.uid().toString());
              SnapshotRow.put(row, amendment.target());
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
  public void restore(Tables tables, SnapshotRow row) {
    Uid uid = row.uid(Uid.Kind.AMENDMENT);
    Instant at = row.time("committed_at");
    SubmissionId id = RestoredIds.of(SubmissionId.Kind.AMENDMENT, at, uid.toString());
    tables.uids().reserveThrough(uid);
    tables
        .amendments()
        .insert(
            new Amendment(
                uid,
                id,
                row.target(),
                row.fields().text("cohort_anchor"),
                PublishedPayload.read(row, id, at),
                row.closed(ProposalState.class, "state"),
                at,
                at,
                row.fields().time("settled_at")));
  }
}
