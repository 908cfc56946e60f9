package be.becivic.records.internal.tables;

import static be.becivic.records.internal.jooq.Tables.DUE_CHECK;
import static org.jooq.impl.DSL.least;
import static org.jooq.impl.DSL.val;

import be.becivic.records.DueChecks;
import be.becivic.records.model.Target;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jooq.DSLContext;

final class SqlDueChecks implements DueChecks {
  private static final TargetColumns TARGET =
      new TargetColumns(DUE_CHECK.TARGET_TYPE, DUE_CHECK.TARGET_ID);

  private final DSLContext dsl;

  SqlDueChecks(DSLContext dsl) {
    this.dsl = dsl;
  }

  @Override
  public void ask(Target target, Instant dueAt) {
    dsl.insertInto(DUE_CHECK)
        .set(DUE_CHECK.TARGET_TYPE, target.type())
        .set(DUE_CHECK.TARGET_ID, target.id())
        .set(DUE_CHECK.DUE_AT, dueAt)
        .onConflict(DUE_CHECK.TARGET_TYPE, DUE_CHECK.TARGET_ID)
        .doUpdate()
        .set(DUE_CHECK.DUE_AT, least(DUE_CHECK.DUE_AT, val(dueAt, DUE_CHECK.DUE_AT)))
        .execute();
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
