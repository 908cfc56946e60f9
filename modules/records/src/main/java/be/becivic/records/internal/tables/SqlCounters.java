package be.becivic.records.internal.tables;

import static be.becivic.records.internal.jooq.Tables.RATE_COUNTER;

import be.becivic.records.Counters;
import be.becivic.records.model.Hash;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Optional;
import org.jooq.DSLContext;
import org.jooq.impl.DSL;

final class SqlCounters implements Counters {
  private final DSLContext dsl;

  SqlCounters(DSLContext dsl) {
    this.dsl = dsl;
  }

  @Override
  public long add(String scope, Hash key, Instant windowStart, int amount, Instant expiresAt) {
    return dsl.insertInto(RATE_COUNTER)
        .set(RATE_COUNTER.SCOPE, scope)
        .set(RATE_COUNTER.KEY_HASH, key)
        .set(RATE_COUNTER.WINDOW_START, windowStart)
        .set(RATE_COUNTER.AMOUNT, (long) amount)
        .set(RATE_COUNTER.EXPIRES_AT, expiresAt)
        .onConflict(RATE_COUNTER.SCOPE, RATE_COUNTER.KEY_HASH, RATE_COUNTER.WINDOW_START)
        .doUpdate()
        .set(RATE_COUNTER.AMOUNT, RATE_COUNTER.AMOUNT.plus(amount))
        .returning(RATE_COUNTER.AMOUNT)
        .fetchSingle(RATE_COUNTER.AMOUNT);
  }

  @Override
  public long sum(String scope, Hash key, Instant fromInclusive) {
    return dsl.select(DSL.coalesce(DSL.sum(RATE_COUNTER.AMOUNT), DSL.inline(BigDecimal.ZERO)))
        .from(RATE_COUNTER)
        .where(RATE_COUNTER.SCOPE.eq(scope))
        .and(RATE_COUNTER.KEY_HASH.eq(key))
        .and(RATE_COUNTER.WINDOW_START.greaterOrEqual(fromInclusive))
        .fetchSingle()
        .value1()
        .longValueExact();
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
