package be.becivic.snapshot;

import be.becivic.corpus.json.JsonFields;
import be.becivic.protocol.feedback.Verdict;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.Tables;
import be.becivic.records.review.ReviewItem;
import be.becivic.records.review.ReviewKind;
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
    tables.validations().forEachCast(cast -> all.add(row(tables, cast)));
    all.sort(
        Comparator.comparing((ObjectNode row) -> row.get("applied_on").stringValue())
            .thenComparing(ObjectNode::toString));
    all.forEach(rows);
  }

  private static ObjectNode row(Tables tables, CastVote cast) {
    Validation vote = cast.vote();
    LocalDate day = LocalDate.ofInstant(vote.appliedAt(), ZoneOffset.UTC);
    ObjectNode row = SnapshotRow.put(SnapshotRow.empty(), vote.target());
    if (vote.injectionFlag()) {
      tables.review().findOpen(vote.id()).ifPresent(item -> write(item, row));
    }
    return row.put("cohort", vote.cohort())
        .put("verdict", vote.verdict().wireName())
        .put("injection_flag", vote.injectionFlag())
        .put("post_handoff", vote.postHandoff())
        .put("counts", cast.counts())
        .put("quarantined", vote.quarantined())
        .put("submission_contract_version", vote.contractVersion())
        .put("applied_on", day.toString());
  }

  /** The review of a flag that nobody has judged yet. */
  private static void write(ReviewItem item, ObjectNode row) {
    row.putObject("flag_review")
        .put("review", item.id())
        .put("opened_at", item.openedAt().toString())
        .put("reason", item.note());
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
    row.fields()
        .find("flag_review")
        .map(flag -> new SnapshotRow(row.line(), new JsonFields(flag)))
        .ifPresent(flag -> tables.review().restore(flagReview(vote, flag)));
  }

  private static ReviewItem flagReview(Validation vote, SnapshotRow row) {
    return new ReviewItem(
        row.number("review"),
        ReviewKind.INJECTION_FLAG,
        Optional.of(vote.target()),
        Optional.of(vote.id()),
        row.text("reason"),
        row.time("opened_at"),
        Optional.empty(),
        Optional.empty());
  }
}
