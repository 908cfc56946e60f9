package be.becivic.records.internal.change;

import static be.becivic.records.internal.jooq.Tables.CHANGE;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.change.ChangeRecord;
import be.becivic.records.change.ChangeRecords;
import be.becivic.records.change.ChangeState;
import be.becivic.records.internal.sql.TargetColumns;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jooq.Record;

public final class SqlChangeRecords implements ChangeRecords {
  private static final TargetColumns TARGET =
      new TargetColumns(CHANGE.TARGET_TYPE, CHANGE.TARGET_ID);

  private final DSLContext dsl;

  public SqlChangeRecords(DSLContext dsl) {
    this.dsl = dsl;
  }

  @Override
  public void insert(ChangeRecord change) {
    dsl.insertInto(CHANGE)
        .set(CHANGE.ID, change.id())
        .set(CHANGE.KIND, change.kind())
        .set(CHANGE.TARGET_TYPE, change.target().type())
        .set(CHANGE.TARGET_ID, change.target().id())
        .set(CHANGE.SUBMISSION_ID, change.submission().orElse(null))
        .set(CHANGE.BRANCH, change.branch())
        .set(CHANGE.BASE_COMMIT, change.baseCommit())
        .set(CHANGE.STATE, change.state())
        .set(CHANGE.MERGE_COMMIT, change.mergeCommit().orElse(null))
        .set(CHANGE.OPENED_AT, change.openedAt())
        .set(CHANGE.SETTLED_AT, change.settledAt().orElse(null))
        .execute();
  }

  @Override
  public Optional<ChangeRecord> find(String id) {
    return dsl.selectFrom(CHANGE).where(CHANGE.ID.eq(id)).fetchOptional(SqlChangeRecords::read);
  }

  @Override
  public Optional<ChangeRecord> findBySubmission(SubmissionId submission) {
    return dsl.selectFrom(CHANGE)
        .where(CHANGE.SUBMISSION_ID.eq(submission))
        .orderBy(CHANGE.OPENED_AT.desc(), CHANGE.ID.desc())
        .limit(1)
        .fetchOptional(SqlChangeRecords::read);
  }

  @Override
  public Optional<ChangeRecord> findMerged(String mergeCommit) {
    return dsl.selectFrom(CHANGE)
        .where(CHANGE.MERGE_COMMIT.eq(mergeCommit))
        .orderBy(CHANGE.OPENED_AT, CHANGE.ID)
        .limit(1)
        .fetchOptional(SqlChangeRecords::read);
  }

  @Override
  public List<ChangeRecord> listOpen() {
    return list(CHANGE.STATE.eq(ChangeState.OPEN));
  }

  @Override
  public List<ChangeRecord> listNewest(int limit) {
    return dsl.selectFrom(CHANGE)
        .orderBy(CHANGE.OPENED_AT.desc(), CHANGE.ID.desc())
        .limit(limit)
        .fetch(SqlChangeRecords::read);
  }

  @Override
  public List<ChangeRecord> list(Target target) {
    return list(TARGET.is(target));
  }

  @Override
  public boolean rebase(String id, String baseCommit) {
    return dsl.update(CHANGE)
            .set(CHANGE.BASE_COMMIT, baseCommit)
            .where(CHANGE.ID.eq(id).and(CHANGE.STATE.eq(ChangeState.OPEN)))
            .execute()
        == 1;
  }

  @Override
  public boolean reopen(String id, String baseCommit) {
    return dsl.update(CHANGE)
            .set(CHANGE.STATE, ChangeState.OPEN)
            .set(CHANGE.BASE_COMMIT, baseCommit)
            .setNull(CHANGE.SETTLED_AT)
            .where(CHANGE.ID.eq(id).and(CHANGE.STATE.eq(ChangeState.CLOSED)))
            .execute()
        == 1;
  }

  @Override
  public boolean settle(String id, ChangeState state, Optional<String> mergeCommit, Instant at) {
    return dsl.update(CHANGE)
            .set(CHANGE.STATE, state)
            .set(CHANGE.MERGE_COMMIT, mergeCommit.orElse(null))
            .set(CHANGE.SETTLED_AT, at)
            .where(CHANGE.ID.eq(id).and(CHANGE.STATE.eq(ChangeState.OPEN)))
            .execute()
        == 1;
  }

  private List<ChangeRecord> list(Condition which) {
    return dsl.selectFrom(CHANGE)
        .where(which)
        .orderBy(CHANGE.OPENED_AT, CHANGE.ID)
        .fetch(SqlChangeRecords::read);
  }

  private static ChangeRecord read(Record row) {
    return new ChangeRecord(
        row.get(CHANGE.ID),
        row.get(CHANGE.KIND),
        TARGET.read(row),
        Optional.ofNullable(row.get(CHANGE.SUBMISSION_ID)),
        row.get(CHANGE.BRANCH),
        row.get(CHANGE.BASE_COMMIT),
        row.get(CHANGE.STATE),
        Optional.ofNullable(row.get(CHANGE.MERGE_COMMIT)),
        row.get(CHANGE.OPENED_AT),
        Optional.ofNullable(row.get(CHANGE.SETTLED_AT)));
  }
}
