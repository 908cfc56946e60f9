package be.becivic.records.internal.decision;

import static be.becivic.records.internal.jooq.Tables.SOURCE_STANDING;

import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SourceId;
import be.becivic.records.decision.SourceStanding;
import be.becivic.records.decision.SourceStandings;
import be.becivic.records.internal.sql.PreparedStatements;
import java.util.List;
import java.util.Optional;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jooq.Record;
import org.jooq.impl.DSL;

public final class SqlSourceStandings implements SourceStandings {
  private static final PreparedStatements.Template FIND =
      dsl ->
          dsl.selectFrom(SOURCE_STANDING)
              .where(SOURCE_STANDING.PATH_ID.eq(DSL.param(SOURCE_STANDING.PATH_ID)))
              .and(SOURCE_STANDING.SOURCE_ID.eq(DSL.param(SOURCE_STANDING.SOURCE_ID)));

  private final DSLContext dsl;
  private final PreparedStatements prepared;

  public SqlSourceStandings(DSLContext dsl, PreparedStatements prepared) {
    this.dsl = dsl;
    this.prepared = prepared;
  }

  @Override
  public Optional<SourceStanding> find(PathSourceId source) {
    return prepared
        .recall(FIND, SqlSourceStandings::read, source.path().value(), source.source().value())
        .stream()
        .findFirst();
  }

  @Override
  public List<SourceStanding> list(PathId path) {
    return list(SOURCE_STANDING.PATH_ID.eq(path.value()));
  }

  @Override
  public List<SourceStanding> list() {
    return list(DSL.noCondition());
  }

  private List<SourceStanding> list(Condition which) {
    return dsl.selectFrom(SOURCE_STANDING)
        .where(which)
        .orderBy(SOURCE_STANDING.PATH_ID, SOURCE_STANDING.SOURCE_ID)
        .fetch(SqlSourceStandings::read);
  }

  @Override
  public void put(SourceStanding standing) {
    dsl.insertInto(SOURCE_STANDING)
        .set(SOURCE_STANDING.PATH_ID, standing.source().path().value())
        .set(SOURCE_STANDING.SOURCE_ID, standing.source().source().value())
        .set(SOURCE_STANDING.STATUS, standing.status())
        .set(SOURCE_STANDING.COHORT_STARTED_AT, standing.cohortStartedAt())
        .set(SOURCE_STANDING.POST_HANDOFF_OBSERVED, standing.postHandoffObserved())
        .set(SOURCE_STANDING.TEXT_DIGEST, standing.text().orElse(null))
        .onConflict(SOURCE_STANDING.PATH_ID, SOURCE_STANDING.SOURCE_ID)
        .doUpdate()
        .set(SOURCE_STANDING.STATUS, standing.status())
        .set(SOURCE_STANDING.COHORT_STARTED_AT, standing.cohortStartedAt())
        .set(SOURCE_STANDING.POST_HANDOFF_OBSERVED, standing.postHandoffObserved())
        .set(SOURCE_STANDING.TEXT_DIGEST, standing.text().orElse(null))
        .execute();
  }

  @Override
  public boolean delete(PathSourceId source) {
    return dsl.deleteFrom(SOURCE_STANDING).where(is(source)).execute() == 1;
  }

  private static Condition is(PathSourceId source) {
    return SOURCE_STANDING
        .PATH_ID
        .eq(source.path().value())
        .and(SOURCE_STANDING.SOURCE_ID.eq(source.source().value()));
  }

  private static SourceStanding read(Record row) {
    return new SourceStanding(
        new PathSourceId(
            new PathId(row.get(SOURCE_STANDING.PATH_ID)),
            new SourceId(row.get(SOURCE_STANDING.SOURCE_ID))),
        row.get(SOURCE_STANDING.STATUS),
        row.get(SOURCE_STANDING.COHORT_STARTED_AT),
        row.get(SOURCE_STANDING.POST_HANDOFF_OBSERVED),
        Optional.ofNullable(row.get(SOURCE_STANDING.TEXT_DIGEST)));
  }
}
