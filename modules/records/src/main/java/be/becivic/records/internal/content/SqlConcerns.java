package be.becivic.records.internal.content;

import static be.becivic.records.internal.jooq.Tables.CONCERN;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.records.content.Concern;
import be.becivic.records.content.ConcernFilter;
import be.becivic.records.content.Concerns;
import be.becivic.records.internal.sql.PreparedStatements;
import be.becivic.records.internal.sql.ResultRows;
import be.becivic.records.internal.sql.SliceColumns;
import be.becivic.records.internal.sql.TargetColumns;
import be.becivic.records.internal.sql.TargetList;
import be.becivic.records.value.Slice;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Consumer;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jooq.Query;
import org.jooq.Record;
import org.jooq.impl.DSL;

public final class SqlConcerns implements Concerns {
  private static final TargetColumns TARGET =
      new TargetColumns(CONCERN.TARGET_TYPE, CONCERN.TARGET_ID);

  private static final SliceColumns SLICE = new SliceColumns(CONCERN.UID, CONCERN.COMMITTED_AT);

  private static final PreparedStatements.Template FIND =
      dsl -> dsl.selectFrom(CONCERN).where(CONCERN.UID.eq(DSL.param(CONCERN.UID)));

  /** Everything about some targets. */
  private record About(SortedMap<TargetType, Integer> shape)
      implements PreparedStatements.Template {
    @Override
    public Query over(DSLContext dsl) {
      return dsl.selectFrom(CONCERN)
          .where(TARGET.isAmong(shape))
          .orderBy(CONCERN.COMMITTED_AT.desc(), CONCERN.UID.desc());
    }
  }

  private final DSLContext dsl;
  private final PreparedStatements prepared;

  public SqlConcerns(DSLContext dsl, PreparedStatements prepared) {
    this.dsl = dsl;
    this.prepared = prepared;
  }

  @Override
  public void insert(Concern concern) {
    dsl.insertInto(CONCERN)
        .set(CONCERN.UID, concern.uid())
        .set(CONCERN.SUBMISSION_ID, concern.submission())
        .set(CONCERN.TARGET_TYPE, concern.target().type())
        .set(CONCERN.TARGET_ID, concern.target().id())
        .set(CONCERN.SCOPE, concern.scope().orElse(null))
        .set(CONCERN.SPECIFIER, concern.specifier().orElse(null))
        .set(CONCERN.COHORT_ANCHOR, concern.cohortAnchor().orElse(null))
        .set(CONCERN.PAYLOAD, concern.payload())
        .set(CONCERN.SUBMITTED_AT, concern.submittedAt())
        .set(CONCERN.COMMITTED_AT, concern.committedAt())
        .execute();
  }

  @Override
  public Optional<Concern> find(Uid uid) {
    return prepared.find(FIND, SqlConcerns::read, uid);
  }

  @Override
  public Optional<Concern> findBySubmission(SubmissionId id) {
    return dsl.selectFrom(CONCERN)
        .where(CONCERN.SUBMISSION_ID.eq(id))
        .fetchOptional(SqlConcerns::read);
  }

  @Override
  public List<Concern> list(Collection<Target> targets) {
    TargetList about = TargetList.of(targets);
    return prepared.list(new About(about.shape()), SqlConcerns::read, about.values().toArray());
  }

  @Override
  public List<Concern> list(ConcernFilter filter, Slice slice) {
    return list(holds(filter), slice);
  }

  @Override
  public List<Concern> list(Collection<Target> targets, ConcernFilter filter, Slice slice) {
    return list(TARGET.in(targets).and(holds(filter)), slice);
  }

  private static Condition holds(ConcernFilter filter) {
    return filter
        .scope()
        .map(CONCERN.SCOPE::eq)
        .orElseGet(DSL::noCondition)
        .and(
            filter.specifiers().isEmpty()
                ? DSL.noCondition()
                : CONCERN.SPECIFIER.in(filter.specifiers()));
  }

  private List<Concern> list(Condition which, Slice slice) {
    return dsl.selectFrom(CONCERN)
        .where(which)
        .and(SLICE.holds(slice))
        .orderBy(CONCERN.UID.desc())
        .limit(slice.limit())
        .fetch(SqlConcerns::read);
  }

  @Override
  public void forEach(Consumer<? super Concern> each) {
    ResultRows.stream(dsl.selectFrom(CONCERN).orderBy(CONCERN.UID), SqlConcerns::read, each);
  }

  @Override
  public boolean delete(Uid uid) {
    return dsl.deleteFrom(CONCERN).where(CONCERN.UID.eq(uid)).execute() == 1;
  }

  private static Concern read(Record row) {
    return new Concern(
        row.get(CONCERN.UID),
        row.get(CONCERN.SUBMISSION_ID),
        TARGET.read(row),
        Optional.ofNullable(row.get(CONCERN.SCOPE)),
        Optional.ofNullable(row.get(CONCERN.SPECIFIER)),
        Optional.ofNullable(row.get(CONCERN.COHORT_ANCHOR)),
        row.get(CONCERN.PAYLOAD),
        row.get(CONCERN.SUBMITTED_AT),
        row.get(CONCERN.COMMITTED_AT));
  }
}
