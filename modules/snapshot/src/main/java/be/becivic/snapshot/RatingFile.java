package be.becivic.snapshot;

import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.records.Tables;
import be.becivic.records.content.Rating;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;
import tools.jackson.databind.node.ObjectNode;

/** Stars of skills; the other axes and all texts are the operator's alone (§6.2.7). */
record RatingFile() implements SnapshotFile {
  private static final String NOBODY = "restored";

  @Override
  public String name() {
    return "ratings";
  }

  @Override
  public void write(Tables tables, Consumer<ObjectNode> rows) {
    tables
        .ratings()
        .forEach(
            rating -> {
              if (rating.targetType() == TargetType.SKILL) {
                rows.accept(row(rating));
              }
            });
  }

  private static ObjectNode row(Rating rating) {
    return SnapshotRow.empty()
        .put("uid", rating.uid().toString())
        .put("skill", rating.targetId().orElse(null))
        .put("cohort_anchor", rating.cohortAnchor().orElse(null))
        .put("stars", rating.stars())
        .put("submission_contract_version", rating.contractVersion())
        .put("committed_at", rating.committedAt().toString());
  }

  @Override
  public void restore(Tables tables, SnapshotRow row) {
    Uid uid = row.uid(Uid.Kind.RATING);
    Instant at = row.time("committed_at");
    tables.uids().reserveThrough(uid);
    tables
        .ratings()
        .insert(
            new Rating(
                uid,
                RestoredIds.of(SubmissionId.Kind.RATING, at, uid.toString()),
                TargetType.SKILL,
                row.fields().text("skill"),
                row.fields().text("cohort_anchor"),
                row.number("stars"),
                Optional.empty(),
                NOBODY,
                row.text("submission_contract_version"),
                at,
                at));
  }
}
