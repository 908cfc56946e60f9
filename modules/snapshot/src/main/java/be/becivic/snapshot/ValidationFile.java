package be.becivic.snapshot;

import be.becivic.protocol.feedback.Verdict;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.Tables;
import be.becivic.records.vote.CastVote;
import be.becivic.records.vote.Validation;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tools.jackson.databind.node.ObjectNode;

/** Votes by the day, without their texts; the day is all that counting them needs. */
record ValidationFile() implements SnapshotFile {
  private static final String NOBODY = "restored";

  @Override
  public String name() {
    return "validations";
  }

  /** Sorted by what is published, since the order of their ids would tell the order of arrival. */
  @Override
  public void write(Tables tables, Consumer<ObjectNode> rows) {
    List<ObjectNode> all = new ArrayList<>();
    tables.validations().forEachCast(cast -> all.add(row(cast)));
    all.sort(
        Comparator.comparing((ObjectNode row) -> row.get("applied_on").stringValue())
            .thenComparing(ObjectNode::toString));
    all.forEach(rows);
  }

  private static ObjectNode row(CastVote cast) {
    Validation vote = cast.vote();
    LocalDate day = LocalDate.ofInstant(vote.appliedAt(), ZoneOffset.UTC);
    return SnapshotRow.put(SnapshotRow.empty(), vote.target())
        .put("cohort", vote.cohort())
        .put("verdict", vote.verdict().wireName())
        .put("injection_flag", vote.injectionFlag())
        .put("post_handoff", vote.postHandoff())
        .put("counts", cast.counts())
        .put("quarantined", vote.quarantined())
        .put("submission_contract_version", vote.contractVersion())
        .put("applied_on", day.toString());
  }

  @Override
  public void restore(Tables tables, SnapshotRow row) {
    Instant at = row.date("applied_on").atStartOfDay().toInstant(ZoneOffset.UTC);
    Validation vote =
        new Validation(
            RestoredIds.of(SubmissionId.Kind.VALIDATION, at, Integer.toString(row.line())),
            row.target(),
            row.text("cohort"),
            row.closed(Verdict.class, "verdict"),
            row.fields().flag("injection_flag"),
            row.fields().flag("post_handoff"),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            row.fields().flag("quarantined"),
            NOBODY,
            row.text("submission_contract_version"),
            at,
            at);
    tables.validations().restore(new CastVote(vote, row.fields().flag("counts")));
  }
}
