package be.becivic.records.internal.content;

import static be.becivic.records.internal.jooq.Tables.AMENDMENT;
import static org.jooq.impl.DSL.param;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.records.content.Amendment;
import be.becivic.records.content.Amendments;
import be.becivic.records.content.ProposalState;
import be.becivic.records.internal.sql.PreparedStatements;
import be.becivic.records.internal.sql.ResultRows;
import be.becivic.records.internal.sql.SliceColumns;
import be.becivic.records.internal.sql.TargetColumns;
import be.becivic.records.internal.sql.TargetList;
import be.becivic.records.value.Slice;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Consumer;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jooq.Query;
import org.jooq.Record;

public final class SqlAmendments implements Amendments {
  private static final TargetColumns TARGET =
      new TargetColumns(AMENDMENT.TARGET_TYPE, AMENDMENT.TARGET_ID);

  private static final SliceColumns SLICE = new SliceColumns(AMENDMENT.UID, AMENDMENT.COMMITTED_AT);

  /** Everything about some targets that is in one state. */
  private record About(SortedMap<TargetType, Integer> shape)
      implements PreparedStatements.Template {
    @Override
    public Query over(DSLContext dsl) {
      return dsl.selectFrom(AMENDMENT)
          .where(TARGET.isAmong(shape))
          .and(AMENDMENT.STATE.eq(param(AMENDMENT.STATE)))
          .orderBy(AMENDMENT.UID.desc());
    }
  }

  private final DSLContext dsl;
  private final PreparedStatements prepared;

  public SqlAmendments(DSLContext dsl, PreparedStatements prepared) {
    this.dsl = dsl;
    this.prepared = prepared;
  }

  @Override
  public void insert(Amendment amendment) {
    dsl.insertInto(AMENDMENT)
        .set(AMENDMENT.UID, amendment.uid())
        .set(AMENDMENT.SUBMISSION_ID, amendment.submission())
        .set(AMENDMENT.TARGET_TYPE, amendment.target().type())
        .set(AMENDMENT.TARGET_ID, amendment.target().id())
        .set(AMENDMENT.COHORT_ANCHOR, amendment.cohortAnchor().orElse(null))
        .set(AMENDMENT.PAYLOAD, amendment.payload())
        .set(AMENDMENT.STATE, amendment.state())
        .set(AMENDMENT.SUBMITTED_AT, amendment.submittedAt())
        .set(AMENDMENT.COMMITTED_AT, amendment.committedAt())
        .set(AMENDMENT.SETTLED_AT, amendment.settledAt().orElse(null))
        .execute();
  }

  @Override
  public Optional<Amendment> find(Uid uid) {
    return dsl.selectFrom(AMENDMENT)
        .where(AMENDMENT.UID.eq(uid))
        .fetchOptional(SqlAmendments::read);
  }

  @Override
  public Optional<Amendment> findBySubmission(SubmissionId id) {
    return dsl.selectFrom(AMENDMENT)
        .where(AMENDMENT.SUBMISSION_ID.eq(id))
        .fetchOptional(SqlAmendments::read);
  }

  @Override
  public List<Amendment> list(ProposalState state) {
    return dsl.selectFrom(AMENDMENT)
        .where(AMENDMENT.STATE.eq(state))
        .orderBy(AMENDMENT.UID)
        .fetch(SqlAmendments::read);
  }

  @Override
  public List<Amendment> list(Collection<Target> targets, ProposalState state) {
    TargetList about = TargetList.of(targets);
    List<Object> values = about.values();
    values.add(state);
    return prepared.list(new About(about.shape()), SqlAmendments::read, values.toArray());
  }

  @Override
  public List<Amendment> list(ProposalState state, Slice slice) {
    return list(AMENDMENT.STATE.eq(state), slice);
  }

  @Override
  public List<Amendment> list(Collection<Target> targets, ProposalState state, Slice slice) {
    return list(TARGET.in(targets).and(AMENDMENT.STATE.eq(state)), slice);
  }

  private List<Amendment> list(Condition which, Slice slice) {
    return dsl.selectFrom(AMENDMENT)
        .where(which)
        .and(SLICE.holds(slice))
        .orderBy(AMENDMENT.UID.desc())
        .limit(slice.limit())
        .fetch(SqlAmendments::read);
  }

  @Override
  public boolean setState(Uid uid, ProposalState from, ProposalState to, Instant at) {
    return dsl.update(AMENDMENT)
            .set(AMENDMENT.STATE, to)
            .set(AMENDMENT.SETTLED_AT, at)
            .where(AMENDMENT.UID.eq(uid).and(AMENDMENT.STATE.eq(from)))
            .execute()
        == 1;
  }

  @Override
  public void forEach(Consumer<? super Amendment> each) {
    ResultRows.stream(dsl.selectFrom(AMENDMENT).orderBy(AMENDMENT.UID), SqlAmendments::read, each);
  }

  @Override
  public boolean delete(Uid uid) {
    return dsl.deleteFrom(AMENDMENT).where(AMENDMENT.UID.eq(uid)).execute() == 1;
  }

  private static Amendment read(Record row) {
    return new Amendment(
        row.get(AMENDMENT.UID),
        row.get(AMENDMENT.SUBMISSION_ID),
        TARGET.read(row),
        Optional.ofNullable(row.get(AMENDMENT.COHORT_ANCHOR)),
        row.get(AMENDMENT.PAYLOAD),
        row.get(AMENDMENT.STATE),
        row.get(AMENDMENT.SUBMITTED_AT),
        row.get(AMENDMENT.COMMITTED_AT),
        Optional.ofNullable(row.get(AMENDMENT.SETTLED_AT)));
  }
}
