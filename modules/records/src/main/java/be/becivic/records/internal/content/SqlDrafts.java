package be.becivic.records.internal.content;

import static be.becivic.records.internal.jooq.Tables.DRAFT;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.records.content.Draft;
import be.becivic.records.content.Drafts;
import be.becivic.records.content.ProposalState;
import be.becivic.records.internal.sql.ResultRows;
import be.becivic.records.internal.sql.TargetColumns;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jooq.DSLContext;
import org.jooq.Record;

public final class SqlDrafts implements Drafts {
  private static final TargetColumns PROPOSED =
      new TargetColumns(DRAFT.TARGET_TYPE, DRAFT.PROPOSED_ID);

  private final DSLContext dsl;

  public SqlDrafts(DSLContext dsl) {
    this.dsl = dsl;
  }

  @Override
  public void insert(Draft draft) {
    dsl.insertInto(DRAFT)
        .set(DRAFT.UID, draft.uid())
        .set(DRAFT.SUBMISSION_ID, draft.submission())
        .set(DRAFT.TARGET_TYPE, draft.proposed().type())
        .set(DRAFT.PROPOSED_ID, draft.proposed().id())
        .set(DRAFT.PAYLOAD, draft.payload())
        .set(DRAFT.STATE, draft.state())
        .set(DRAFT.SUBMITTED_AT, draft.submittedAt())
        .set(DRAFT.COMMITTED_AT, draft.committedAt())
        .set(DRAFT.SETTLED_AT, draft.settledAt().orElse(null))
        .execute();
  }

  @Override
  public Optional<Draft> find(Uid uid) {
    return dsl.selectFrom(DRAFT).where(DRAFT.UID.eq(uid)).fetchOptional(SqlDrafts::read);
  }

  @Override
  public Optional<Draft> findBySubmission(SubmissionId id) {
    return dsl.selectFrom(DRAFT).where(DRAFT.SUBMISSION_ID.eq(id)).fetchOptional(SqlDrafts::read);
  }

  @Override
  public List<Draft> list(ProposalState state) {
    return dsl.selectFrom(DRAFT)
        .where(DRAFT.STATE.eq(state))
        .orderBy(DRAFT.UID)
        .fetch(SqlDrafts::read);
  }

  @Override
  public List<Draft> list(Target proposed) {
    return dsl.selectFrom(DRAFT)
        .where(PROPOSED.is(proposed))
        .orderBy(DRAFT.UID)
        .fetch(SqlDrafts::read);
  }

  @Override
  public boolean setState(Uid uid, ProposalState from, ProposalState to, Instant at) {
    return dsl.update(DRAFT)
            .set(DRAFT.STATE, to)
            .set(DRAFT.SETTLED_AT, at)
            .where(DRAFT.UID.eq(uid).and(DRAFT.STATE.eq(from)))
            .execute()
        == 1;
  }

  @Override
  public void forEach(Consumer<? super Draft> each) {
    ResultRows.stream(dsl.selectFrom(DRAFT).orderBy(DRAFT.UID), SqlDrafts::read, each);
  }

  @Override
  public boolean delete(Uid uid) {
    return dsl.deleteFrom(DRAFT).where(DRAFT.UID.eq(uid)).execute() == 1;
  }

  private static Draft read(Record row) {
    return new Draft(
        row.get(DRAFT.UID),
        row.get(DRAFT.SUBMISSION_ID),
        PROPOSED.read(row),
        row.get(DRAFT.PAYLOAD),
        row.get(DRAFT.STATE),
        row.get(DRAFT.SUBMITTED_AT),
        row.get(DRAFT.COMMITTED_AT),
        Optional.ofNullable(row.get(DRAFT.SETTLED_AT)));
  }
}
