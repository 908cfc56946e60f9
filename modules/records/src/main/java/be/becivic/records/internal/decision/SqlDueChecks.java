package be.becivic.records.internal.decision;

import static be.becivic.records.internal.jooq.Tables.DUE_CHECK;
import static org.jooq.impl.DSL.excluded;
import static org.jooq.impl.DSL.least;
import static org.jooq.impl.DSL.param;

import be.becivic.protocol.feedback.Target;
import be.becivic.records.decision.DueChecks;
import be.becivic.records.internal.sql.PreparedStatements;
import be.becivic.records.internal.sql.TargetColumns;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jooq.DSLContext;

public final class SqlDueChecks implements DueChecks {
  private static final TargetColumns TARGET =
      new TargetColumns(DUE_CHECK.TARGET_TYPE, DUE_CHECK.TARGET_ID);

  private static final PreparedStatements.Template ASK =
      dsl ->
          dsl.insertInto(DUE_CHECK, DUE_CHECK.TARGET_TYPE, DUE_CHECK.TARGET_ID, DUE_CHECK.DUE_AT)
              .values(
                  param(DUE_CHECK.TARGET_TYPE), param(DUE_CHECK.TARGET_ID), param(DUE_CHECK.DUE_AT))
              .onConflict(DUE_CHECK.TARGET_TYPE, DUE_CHECK.TARGET_ID)
              .doUpdate()
              .set(DUE_CHECK.DUE_AT, least(DUE_CHECK.DUE_AT, excluded(DUE_CHECK.DUE_AT)));

  private final DSLContext dsl;
  private final PreparedStatements prepared;

  public SqlDueChecks(DSLContext dsl, PreparedStatements prepared) {
    this.dsl = dsl;
    this.prepared = prepared;
  }

  @Override
  public void ask(Target target, Instant dueAt) {
    prepared.update(ASK, target.type(), target.id(), dueAt);
  }

  @Override
  public Optional<Instant> find(Target target) {
    return dsl.select(DUE_CHECK.DUE_AT)
        .from(DUE_CHECK)
        .where(TARGET.is(target))
        .fetchOptional(DUE_CHECK.DUE_AT);
  }

  @Override
  public List<Target> list(Instant dueBy, int limit) {
    return dsl.selectFrom(DUE_CHECK)
        .where(DUE_CHECK.DUE_AT.lessOrEqual(dueBy))
        .orderBy(DUE_CHECK.DUE_AT, DUE_CHECK.TARGET_TYPE, DUE_CHECK.TARGET_ID)
        .limit(limit)
        .fetch(TARGET::read);
  }

  @Override
  public boolean delete(Target target) {
    return dsl.deleteFrom(DUE_CHECK).where(TARGET.is(target)).execute() == 1;
  }
}
