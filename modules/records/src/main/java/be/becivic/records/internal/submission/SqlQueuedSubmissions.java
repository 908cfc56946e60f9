package be.becivic.records.internal.submission;

import static be.becivic.records.internal.jooq.Tables.QUEUED_SUBMISSION;
import static be.becivic.records.internal.jooq.Tables.REVIEW_ITEM;
import static be.becivic.records.internal.jooq.Tables.STAGED;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.internal.sql.TargetColumns;
import be.becivic.records.submission.NetworkMark;
import be.becivic.records.submission.QueuedSubmission;
import be.becivic.records.submission.QueuedSubmissions;
import be.becivic.records.submission.StagingState;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.Record;
import org.jooq.Record1;
import org.jooq.Select;
import org.jooq.impl.DSL;

public final class SqlQueuedSubmissions implements QueuedSubmissions {
  private static final TargetColumns TARGET =
      new TargetColumns(QUEUED_SUBMISSION.TARGET_TYPE, QUEUED_SUBMISSION.TARGET_ID);

  private static final Condition IN_LINE =
      STAGED.ID.eq(QUEUED_SUBMISSION.SUBMISSION_ID).and(STAGED.STATE.in(StagingState.COMMITTABLE));

  private final DSLContext dsl;

  public SqlQueuedSubmissions(DSLContext dsl) {
    this.dsl = dsl;
  }

  static Select<Record1<SubmissionId>> waiting() {
    return DSL.select(QUEUED_SUBMISSION.SUBMISSION_ID)
        .from(QUEUED_SUBMISSION)
        .where(QUEUED_SUBMISSION.WAITING_SINCE_AT.isNotNull());
  }

  @Override
  public void enter(List<QueuedSubmission> submissions) {
    for (QueuedSubmission each : submissions) {
      dsl.insertInto(QUEUED_SUBMISSION)
          .set(QUEUED_SUBMISSION.SUBMISSION_ID, each.id())
          .set(QUEUED_SUBMISSION.TARGET_TYPE, each.target().type())
          .set(QUEUED_SUBMISSION.TARGET_ID, each.target().id())
          .set(QUEUED_SUBMISSION.SALT, each.network().map(NetworkMark::salt).orElse(null))
          .set(QUEUED_SUBMISSION.PREFIX_HASH, each.network().map(NetworkMark::prefix).orElse(null))
          .set(QUEUED_SUBMISSION.WAITING_SINCE_AT, each.waitingSince().orElse(null))
          .execute();
    }
  }

  @Override
  public boolean await(SubmissionId id, Target target, Instant since) {
    int noted =
        dsl.update(QUEUED_SUBMISSION)
            .set(QUEUED_SUBMISSION.WAITING_SINCE_AT, since)
            .where(QUEUED_SUBMISSION.SUBMISSION_ID.eq(id))
            .and(QUEUED_SUBMISSION.WAITING_SINCE_AT.isNull())
            .execute();
    if (noted == 1 || dsl.fetchExists(QUEUED_SUBMISSION, QUEUED_SUBMISSION.SUBMISSION_ID.eq(id))) {
      return noted == 1;
    }
    enter(List.of(new QueuedSubmission(id, target, Optional.empty(), Optional.of(since))));
    return true;
  }

  @Override
  public Optional<Instant> findWait(SubmissionId id) {
    return dsl.select(QUEUED_SUBMISSION.WAITING_SINCE_AT)
        .from(QUEUED_SUBMISSION)
        .where(QUEUED_SUBMISSION.SUBMISSION_ID.eq(id))
        .and(QUEUED_SUBMISSION.WAITING_SINCE_AT.isNotNull())
        .fetchOptional(QUEUED_SUBMISSION.WAITING_SINCE_AT);
  }

  @Override
  public List<QueuedSubmission> listLine(Target target) {
    return listStaged(TARGET.is(target), STAGED.COMMIT_ETA);
  }

  @Override
  public List<QueuedSubmission> listWaiting() {
    return listStaged(
        QUEUED_SUBMISSION.WAITING_SINCE_AT.isNotNull(), QUEUED_SUBMISSION.WAITING_SINCE_AT);
  }

  @Override
  public boolean isAwaited(Target target) {
    return dsl.fetchExists(
        dsl.selectOne()
            .from(QUEUED_SUBMISSION)
            .join(STAGED)
            .on(IN_LINE)
            .where(TARGET.is(target).and(QUEUED_SUBMISSION.WAITING_SINCE_AT.isNotNull())));
  }

  @Override
  public List<QueuedSubmission> listBeforeMaintainer() {
    return dsl.selectFrom(QUEUED_SUBMISSION)
        .where(isBeforeMaintainer().or(isStagedDraft()))
        .orderBy(QUEUED_SUBMISSION.SUBMISSION_ID)
        .fetch(SqlQueuedSubmissions::read);
  }

  @Override
  public int forgetSettled() {
    return dsl.deleteFrom(QUEUED_SUBMISSION)
        .where(DSL.not(isBeforeMaintainer()))
        .andNotExists(
            DSL.selectOne().from(STAGED).where(STAGED.ID.eq(QUEUED_SUBMISSION.SUBMISSION_ID)))
        .execute();
  }

  private static Condition isBeforeMaintainer() {
    return DSL.exists(
        DSL.selectOne()
            .from(REVIEW_ITEM)
            .where(REVIEW_ITEM.SUBMISSION_ID.eq(QUEUED_SUBMISSION.SUBMISSION_ID))
            .and(REVIEW_ITEM.RESOLVED_AT.isNull()));
  }

  /** Every draft comes before a person once its window is over. */
  private static Condition isStagedDraft() {
    return DSL.exists(
        DSL.selectOne()
            .from(STAGED)
            .where(IN_LINE)
            .and(STAGED.ID.coerce(String.class).startsWith(SubmissionId.Kind.DRAFT.prefix())));
  }

  private List<QueuedSubmission> listStaged(Condition which, Field<Instant> order) {
    return dsl.select(QUEUED_SUBMISSION.fields())
        .from(QUEUED_SUBMISSION)
        .join(STAGED)
        .on(IN_LINE)
        .where(which)
        .orderBy(order, QUEUED_SUBMISSION.SUBMISSION_ID)
        .fetch(SqlQueuedSubmissions::read);
  }

  private static QueuedSubmission read(Record row) {
    return new QueuedSubmission(
        row.get(QUEUED_SUBMISSION.SUBMISSION_ID),
        TARGET.read(row),
        Optional.ofNullable(row.get(QUEUED_SUBMISSION.SALT))
            .map(salt -> new NetworkMark(salt, row.get(QUEUED_SUBMISSION.PREFIX_HASH))),
        Optional.ofNullable(row.get(QUEUED_SUBMISSION.WAITING_SINCE_AT)));
  }
}
