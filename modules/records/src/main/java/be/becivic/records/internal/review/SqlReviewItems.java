package be.becivic.records.internal.review;

import static be.becivic.records.internal.jooq.Tables.HELD_TEXT;
import static be.becivic.records.internal.jooq.Tables.REVIEW_ITEM;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.internal.sql.TargetColumns;
import be.becivic.records.internal.tables.Sequence;
import be.becivic.records.review.HeldText;
import be.becivic.records.review.Resolution;
import be.becivic.records.review.ReviewItem;
import be.becivic.records.review.ReviewItems;
import be.becivic.records.review.ReviewKind;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jooq.Record;

public final class SqlReviewItems implements ReviewItems {
  private static final TargetColumns TARGET =
      new TargetColumns(REVIEW_ITEM.TARGET_TYPE, REVIEW_ITEM.TARGET_ID);
  private static final Condition OPEN = REVIEW_ITEM.RESOLVED_AT.isNull();

  private final DSLContext dsl;
  private final Sequence sequence;

  public SqlReviewItems(DSLContext dsl) {
    this.dsl = dsl;
    this.sequence = new Sequence(dsl, "review");
  }

  @Override
  public ReviewItem open(
      ReviewKind kind,
      Optional<Target> target,
      Optional<SubmissionId> submission,
      String note,
      Instant at) {
    ReviewItem item =
        new ReviewItem(
            sequence.next(),
            kind,
            target,
            submission,
            note,
            at,
            Optional.empty(),
            Optional.empty());
    insert(item);
    return item;
  }

  @Override
  public void restore(ReviewItem item) {
    reserveThrough(item.id());
    insert(item);
  }

  private void insert(ReviewItem item) {
    dsl.insertInto(REVIEW_ITEM)
        .set(REVIEW_ITEM.ID, item.id())
        .set(REVIEW_ITEM.KIND, item.kind())
        .set(REVIEW_ITEM.TARGET_TYPE, item.target().map(Target::type).orElse(null))
        .set(REVIEW_ITEM.TARGET_ID, item.target().map(Target::id).orElse(null))
        .set(REVIEW_ITEM.SUBMISSION_ID, item.submission().orElse(null))
        .set(REVIEW_ITEM.NOTE, item.note())
        .set(REVIEW_ITEM.OPENED_AT, item.openedAt())
        .execute();
  }

  @Override
  public void reserveThrough(long id) {
    sequence.raiseTo(id);
  }

  @Override
  public long last() {
    return sequence.last();
  }

  @Override
  public Optional<ReviewItem> find(long id) {
    return dsl.selectFrom(REVIEW_ITEM)
        .where(REVIEW_ITEM.ID.eq(id))
        .fetchOptional(SqlReviewItems::readItem);
  }

  @Override
  public Optional<ReviewItem> findOpen(ReviewKind kind, Target target) {
    return first(OPEN.and(REVIEW_ITEM.KIND.eq(kind)).and(TARGET.is(target)));
  }

  @Override
  public Optional<ReviewItem> findOpen(SubmissionId submission) {
    return first(OPEN.and(REVIEW_ITEM.SUBMISSION_ID.eq(submission)));
  }

  @Override
  public List<ReviewItem> listOpen() {
    return list(OPEN);
  }

  @Override
  public List<ReviewItem> listResolved(int limit) {
    return dsl.selectFrom(REVIEW_ITEM)
        .where(REVIEW_ITEM.RESOLVED_AT.isNotNull())
        .orderBy(REVIEW_ITEM.RESOLVED_AT.desc(), REVIEW_ITEM.ID.desc())
        .limit(limit)
        .fetch(SqlReviewItems::readItem);
  }

  @Override
  public List<ReviewItem> list(Target target) {
    return list(TARGET.is(target));
  }

  @Override
  public boolean resolve(long id, Resolution resolution, Instant at) {
    return dsl.update(REVIEW_ITEM)
            .set(REVIEW_ITEM.RESOLUTION, resolution)
            .set(REVIEW_ITEM.RESOLVED_AT, at)
            .where(REVIEW_ITEM.ID.eq(id).and(OPEN))
            .execute()
        == 1;
  }

  @Override
  public void hold(HeldText text) {
    dsl.insertInto(HELD_TEXT)
        .set(HELD_TEXT.SUBMISSION_ID, text.submission())
        .set(HELD_TEXT.REVIEW_ID, text.review())
        .set(HELD_TEXT.ROW_UID, text.row().orElse(null))
        .set(HELD_TEXT.PAYLOAD, text.payload())
        .set(HELD_TEXT.HELD_AT, text.heldAt())
        .execute();
  }

  @Override
  public Optional<HeldText> findHeld(SubmissionId submission) {
    return dsl.selectFrom(HELD_TEXT)
        .where(HELD_TEXT.SUBMISSION_ID.eq(submission))
        .fetchOptional(SqlReviewItems::readHeld);
  }

  @Override
  public List<HeldText> listHeld(long review) {
    return dsl.selectFrom(HELD_TEXT)
        .where(HELD_TEXT.REVIEW_ID.eq(review))
        .orderBy(HELD_TEXT.SUBMISSION_ID)
        .fetch(SqlReviewItems::readHeld);
  }

  @Override
  public boolean deleteHeld(SubmissionId submission) {
    return dsl.deleteFrom(HELD_TEXT).where(HELD_TEXT.SUBMISSION_ID.eq(submission)).execute() == 1;
  }

  @Override
  public boolean discard(SubmissionId submission, Instant at) {
    Optional<HeldText> held = findHeld(submission).filter(_ -> deleteHeld(submission));
    held.ifPresent(text -> resolve(text.review(), Resolution.DISCARDED, at));
    return held.isPresent();
  }

  private Optional<ReviewItem> first(Condition which) {
    return dsl.selectFrom(REVIEW_ITEM)
        .where(which)
        .orderBy(REVIEW_ITEM.ID)
        .limit(1)
        .fetchOptional(SqlReviewItems::readItem);
  }

  private List<ReviewItem> list(Condition which) {
    return dsl.selectFrom(REVIEW_ITEM)
        .where(which)
        .orderBy(REVIEW_ITEM.ID)
        .fetch(SqlReviewItems::readItem);
  }

  private static ReviewItem readItem(Record row) {
    return new ReviewItem(
        row.get(REVIEW_ITEM.ID),
        row.get(REVIEW_ITEM.KIND),
        Optional.ofNullable(row.get(REVIEW_ITEM.TARGET_TYPE)).map(_ -> TARGET.read(row)),
        Optional.ofNullable(row.get(REVIEW_ITEM.SUBMISSION_ID)),
        row.get(REVIEW_ITEM.NOTE),
        row.get(REVIEW_ITEM.OPENED_AT),
        Optional.ofNullable(row.get(REVIEW_ITEM.RESOLUTION)),
        Optional.ofNullable(row.get(REVIEW_ITEM.RESOLVED_AT)));
  }

  private static HeldText readHeld(Record row) {
    return new HeldText(
        row.get(HELD_TEXT.SUBMISSION_ID),
        row.get(HELD_TEXT.REVIEW_ID),
        Optional.ofNullable(row.get(HELD_TEXT.ROW_UID)),
        row.get(HELD_TEXT.PAYLOAD),
        row.get(HELD_TEXT.HELD_AT));
  }
}
