package be.becivic.lifecycle.upkeep.snapshot;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.records.Tables;
import be.becivic.records.model.Draft;
import be.becivic.records.model.ProposalState;
import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;
import tools.jackson.databind.node.ObjectNode;

/** Proposals of new artefacts and what became of them. */
record DraftFile() implements SnapshotFile {
  private static final List<String> PUBLISHED =
      List.of(
          "schema_version",
          "submission_contract_version",
          "target_type",
          "proposed_id",
          "commit_message",
          "content");

  @Override
  public String name() {
    return "drafts";
  }

  @Override
  public void write(Tables tables, Consumer<ObjectNode> rows) {
    tables
        .drafts()
        .forEach(
            draft -> {
              ObjectNode row = Row.empty().put("uid", draft.uid().toString());
              Row.put(row, draft.proposed());
              ProposalColumns.write(
                  row,
                  draft.state(),
                  draft.committedAt(),
                  draft.settledAt(),
                  draft.payload(),
                  PUBLISHED);
              rows.accept(row);
            });
  }

  @Override
  public void restore(Tables tables, Row row) {
    Uid uid = row.uid(Uid.Kind.DRAFT);
    Instant at = row.time("committed_at");
    tables.uids().reserveThrough(uid);
    tables
        .drafts()
        .insert(
            new Draft(
                uid,
                NewIds.of(SubmissionId.Kind.DRAFT, at, uid.toString()),
                row.target(),
                Payload.read(row),
                row.closed(ProposalState.class, "state"),
                at,
                at,
                row.fields().time("settled_at")));
  }
}
