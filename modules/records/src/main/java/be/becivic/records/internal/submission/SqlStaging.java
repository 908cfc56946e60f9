package be.becivic.records.internal.submission;

import static be.becivic.records.internal.jooq.Tables.STAGED;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.internal.sql.PreparedStatements;
import be.becivic.records.internal.sql.RowInsert;
import be.becivic.records.submission.StagedSubmission;
import be.becivic.records.submission.Staging;
import be.becivic.records.submission.StagingState;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jooq.Record;

public final class SqlStaging implements Staging {
  private static final RowInsert<StagedSubmission> INSERT =
      RowInsert.<StagedSubmission>into(STAGED)
          .set(STAGED.ID, StagedSubmission::id)
          .set(STAGED.STATE, StagedSubmission::state)
          .set(STAGED.PAYLOAD, StagedSubmission::payload)
          .set(STAGED.SUBMITTED_AT, StagedSubmission::submittedAt)
          .set(STAGED.RECEIVED_AT, StagedSubmission::receivedAt)
          .set(STAGED.COMMIT_ETA, StagedSubmission::commitEta)
          .set(STAGED.TOKEN_HASH, StagedSubmission::tokenHash)
          .set(STAGED.SALT, StagedSubmission::salt)
          .set(STAGED.SUBMITTER_HASH, StagedSubmission::submitterHash)
          .setOptional(STAGED.COHORT_ANCHOR, StagedSubmission::cohortAnchor)
          .setOptional(STAGED.LAST_ATTEMPT_AT, StagedSubmission::lastAttempt)
          .setOptional(STAGED.SESSION_HASH, StagedSubmission::session)
          .build();

  private final DSLContext dsl;
  private final PreparedStatements prepared;

  public SqlStaging(DSLContext dsl, PreparedStatements prepared) {
    this.dsl = dsl;
    this.prepared = prepared;
  }

  @Override
  public void insertAll(List<StagedSubmission> submissions) {
    INSERT.run(prepared, submissions);
  }

  @Override
  public Optional<StagedSubmission> find(SubmissionId id) {
    return dsl.selectFrom(STAGED).where(STAGED.ID.eq(id)).fetchOptional(SqlStaging::read);
  }

  @Override
  public boolean delete(SubmissionId id) {
    return dsl.deleteFrom(STAGED).where(STAGED.ID.eq(id)).execute() == 1;
  }

  @Override
  public List<StagedSubmission> listDue(Instant now, int limit) {
    return list(due(now), limit);
  }

  @Override
  public List<StagedSubmission> listDue(Instant now, Instant notTriedSince, int limit) {
    return list(
        due(now)
            .and(
                STAGED.LAST_ATTEMPT_AT.isNull().or(STAGED.LAST_ATTEMPT_AT.lessThan(notTriedSince))),
        limit);
  }

  @Override
  public boolean stampAttempt(SubmissionId id, Instant at) {
    return dsl.update(STAGED).set(STAGED.LAST_ATTEMPT_AT, at).where(STAGED.ID.eq(id)).execute()
        == 1;
  }

  @Override
  public boolean setState(SubmissionId id, StagingState from, StagingState to) {
    return dsl.update(STAGED)
            .set(STAGED.STATE, to)
            .where(STAGED.ID.eq(id).and(STAGED.STATE.eq(from)))
            .execute()
        == 1;
  }

  @Override
  public boolean replacePayload(SubmissionId id, String payload) {
    return dsl.update(STAGED).set(STAGED.PAYLOAD, payload).where(STAGED.ID.eq(id)).execute() == 1;
  }

  @Override
  public long count() {
    return dsl.fetchCount(STAGED);
  }

  @Override
  public long countOverdue(Instant etaBefore) {
    return dsl.fetchCount(
        STAGED,
        STAGED
            .STATE
            .in(StagingState.COMMITTABLE)
            .and(STAGED.COMMIT_ETA.lessThan(etaBefore))
            .and(STAGED.ID.notIn(SqlQueuedSubmissions.waiting())));
  }

  private static Condition due(Instant now) {
    return STAGED.STATE.in(StagingState.COMMITTABLE).and(STAGED.COMMIT_ETA.lessOrEqual(now));
  }

  private List<StagedSubmission> list(Condition which, int limit) {
    return dsl.selectFrom(STAGED)
        .where(which)
        .orderBy(STAGED.COMMIT_ETA, STAGED.ID)
        .limit(limit)
        .fetch(SqlStaging::read);
  }

  private static StagedSubmission read(Record row) {
    return new StagedSubmission(
        row.get(STAGED.ID),
        row.get(STAGED.STATE),
        row.get(STAGED.PAYLOAD),
        row.get(STAGED.SUBMITTED_AT),
        row.get(STAGED.RECEIVED_AT),
        row.get(STAGED.COMMIT_ETA),
        row.get(STAGED.TOKEN_HASH),
        row.get(STAGED.SALT),
        row.get(STAGED.SUBMITTER_HASH),
        Optional.ofNullable(row.get(STAGED.COHORT_ANCHOR)),
        Optional.ofNullable(row.get(STAGED.LAST_ATTEMPT_AT)),
        Optional.ofNullable(row.get(STAGED.SESSION_HASH)));
  }
}
