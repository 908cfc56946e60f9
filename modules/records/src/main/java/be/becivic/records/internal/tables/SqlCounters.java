package be.becivic.records.internal.tables;

import static be.becivic.records.internal.jooq.Tables.RATE_COUNTER;
import static org.jooq.impl.DSL.coalesce;
import static org.jooq.impl.DSL.excluded;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.param;

import be.becivic.records.Counters;
import be.becivic.records.internal.jooq.tables.RateCounter;
import be.becivic.records.model.Hash;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Optional;
import org.jooq.DSLContext;
import org.jooq.impl.DSL;

final class SqlCounters implements Counters {
  private static final RateCounter EARLIER = RATE_COUNTER.as("earlier");

  /** Adds, and counts the earlier windows apart: a statement may or may not see its own change. */
  private static final Prepared.Template ADD =
      dsl ->
          dsl.insertInto(
                  RATE_COUNTER,
                  RATE_COUNTER.SCOPE,
                  RATE_COUNTER.KEY_HASH,
                  RATE_COUNTER.WINDOW_START,
                  RATE_COUNTER.AMOUNT,
                  RATE_COUNTER.EXPIRES_AT)
              .values(
                  param(RATE_COUNTER.SCOPE),
                  param(RATE_COUNTER.KEY_HASH),
                  param(RATE_COUNTER.WINDOW_START),
                  param(RATE_COUNTER.AMOUNT),
                  param(RATE_COUNTER.EXPIRES_AT))
              .onConflict(RATE_COUNTER.SCOPE, RATE_COUNTER.KEY_HASH, RATE_COUNTER.WINDOW_START)
              .doUpdate()
              .set(RATE_COUNTER.AMOUNT, RATE_COUNTER.AMOUNT.plus(excluded(RATE_COUNTER.AMOUNT)))
              .returningResult(
                  RATE_COUNTER.AMOUNT.plus(
                      DSL.field(
                          dsl.select(coalesce(DSL.sum(EARLIER.AMOUNT), inline(BigDecimal.ZERO)))
                              .from(EARLIER)
                              .where(EARLIER.SCOPE.eq(param(EARLIER.SCOPE)))
                              .and(EARLIER.KEY_HASH.eq(param(EARLIER.KEY_HASH)))
                              .and(EARLIER.WINDOW_START.greaterOrEqual(param(EARLIER.WINDOW_START)))
                              .and(EARLIER.WINDOW_START.lessThan(param(EARLIER.WINDOW_START))))));

  private static final Prepared.Template SUM =
      dsl ->
          dsl.select(coalesce(DSL.sum(RATE_COUNTER.AMOUNT), inline(BigDecimal.ZERO)))
              .from(RATE_COUNTER)
              .where(RATE_COUNTER.SCOPE.eq(param(RATE_COUNTER.SCOPE)))
              .and(RATE_COUNTER.KEY_HASH.eq(param(RATE_COUNTER.KEY_HASH)))
              .and(RATE_COUNTER.WINDOW_START.greaterOrEqual(param(RATE_COUNTER.WINDOW_START)));

  private final DSLContext dsl;
  private final Prepared prepared;

  SqlCounters(DSLContext dsl, Prepared prepared) {
    this.dsl = dsl;
    this.prepared = prepared;
  }

  @Override
  public long add(
      String scope, Hash key, Instant windowStart, int amount, Instant expiresAt, Instant from) {
    return prepared
        .findNumber(
            ADD, scope, key, windowStart, (long) amount, expiresAt, scope, key, from, windowStart)
        .orElseThrow();
  }

  @Override
  public long sum(String scope, Hash key, Instant fromInclusive) {
    return prepared.findNumber(SUM, scope, key, fromInclusive).orElseThrow();
  }

  @Override
  public Optional<Instant> findOldest(String scope, Hash key, Instant fromInclusive) {
    return dsl.select(DSL.min(RATE_COUNTER.WINDOW_START))
        .from(RATE_COUNTER)
        .where(RATE_COUNTER.SCOPE.eq(scope))
        .and(RATE_COUNTER.KEY_HASH.eq(key))
        .and(RATE_COUNTER.WINDOW_START.greaterOrEqual(fromInclusive))
        .and(RATE_COUNTER.AMOUNT.greaterThan(0L))
        .fetchOptional(DSL.min(RATE_COUNTER.WINDOW_START));
  }

  @Override
  public int deleteExpired(Instant now) {
    return dsl.deleteFrom(RATE_COUNTER).where(RATE_COUNTER.EXPIRES_AT.lessOrEqual(now)).execute();
  }
}
