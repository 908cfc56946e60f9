package be.becivic.snapshot;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.records.Tables;
import be.becivic.records.content.Concern;
import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;
import tools.jackson.databind.node.ObjectNode;

/** Concerns without the situation of those who raised them. */
record ConcernFile() implements SnapshotFile {
  private static final List<String> PUBLISHED =
      List.of("schema_version", "submission_contract_version", "content");

  @Override
  public String name() {
    return "concerns";
  }

  @Override
  public void write(Tables tables, Consumer<ObjectNode> rows) {
    tables
        .concerns()
        .forEach(
            concern -> {
              ObjectNode row = SnapshotRow.empty().put("uid", concern.uid().toString());
              SnapshotRow.put(row, concern.target());
              concern.scope().ifPresent(scope -> row.put("scope", scope));
              concern.specifier().ifPresent(specifier -> row.put("specifier", specifier));
              concern.cohortAnchor().ifPresent(anchor -> row.put("cohort_anchor", anchor));
              row.put("committed_at", concern.committedAt().toString());
              PublishedPayload.write(row, concern.payload(), PUBLISHED);
              rows.accept(row);
            });
  }

  @Override
  public void restore(Tables tables, SnapshotRow row) {
    Uid uid = row.uid(Uid.Kind.CONCERN);
    Instant at = row.time("committed_at");
    SubmissionId id = RestoredIds.of(SubmissionId.Kind.CONCERN, at, uid.toString());
    tables.uids().reserveThrough(uid);
    tables
        .concerns()
        .insert(
            new Concern(
                uid,
                id,
                row.target(),
                row.fields().text("scope"),
                row.fields().text("specifier"),
                row.fields().text("cohort_anchor"),
                PublishedPayload.read(row, id, at),
                at,
                at));
  }
}
