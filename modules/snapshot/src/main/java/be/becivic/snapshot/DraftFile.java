package be.becivic.snapshot;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.records.Tables;
import be.becivic.records.content.Draft;
import be.becivic.records.content.ProposalState;
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
              ObjectNode row = SnapshotRow.empty().put("uid", draft.uid().toString());
              SnapshotRow.put(row, draft.proposed());
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
  public void restore(Tables tables, SnapshotRow row) {
    Uid uid = row.uid(Uid.Kind.DRAFT);
    Instant at = row.time("committed_at");
    SubmissionId id = RestoredIds.of(SubmissionId.Kind.DRAFT, at, uid.toString());
    tables.uids().reserveThrough(uid);
    tables
        .drafts()
        .insert(
            new Draft(
                uid,
                id,
                row.target(),
                PublishedPayload.read(row, id, at),
                row.closed(ProposalState.class, "state"),
                at,
                at,
                row.fields().time("settled_at")));
  }
}
