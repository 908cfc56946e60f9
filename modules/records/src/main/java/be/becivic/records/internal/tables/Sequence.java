package be.becivic.records.internal.tables;

import static be.becivic.records.internal.jooq.Tables.UID_SEQUENCE;
import static org.jooq.impl.DSL.greatest;
import static org.jooq.impl.DSL.val;

import org.jooq.DSLContext;

/**
 * Numbers that only go up. Taking one locks the sequence until the end of the transaction, so
 * numbers appear in the order in which transactions commit.
 */
public final class Sequence {
  private final DSLContext dsl;
  private final String name;

  public Sequence(DSLContext dsl, String name) {
    this.dsl = dsl;
    this.name = name;
  }

  public long next() {
    return dsl.insertInto(UID_SEQUENCE)
        .set(UID_SEQUENCE.KIND, name)
        .set(UID_SEQUENCE.LAST_NUMBER, 1L)
        .onConflict(UID_SEQUENCE.KIND)
        .doUpdate()
        .set(UID_SEQUENCE.LAST_NUMBER, UID_SEQUENCE.LAST_NUMBER.plus(1))
        .returning(UID_SEQUENCE.LAST_NUMBER)
        .fetchSingle()
        .get(UID_SEQUENCE.LAST_NUMBER);
  }

  public void raiseTo(long number) {
    dsl.insertInto(UID_SEQUENCE)
        .set(UID_SEQUENCE.KIND, name)
        .set(UID_SEQUENCE.LAST_NUMBER, number)
        .onConflict(UID_SEQUENCE.KIND)
        .doUpdate()
        .set(UID_SEQUENCE.LAST_NUMBER, greatest(UID_SEQUENCE.LAST_NUMBER, val(number)))
        .execute();
  }

  public long last() {
    return dsl.select(UID_SEQUENCE.LAST_NUMBER)
        .from(UID_SEQUENCE)
        .where(UID_SEQUENCE.KIND.eq(name))
        .fetchOptional(UID_SEQUENCE.LAST_NUMBER)
        .orElse(0L);
  }
}
