package be.becivic.records.internal.tables;

import static be.becivic.records.internal.jooq.Tables.RATE_COUNTER;
import static org.jooq.impl.DSL.coalesce;
import static org.jooq.impl.DSL.excluded;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.param;

import be.becivic.records.Counters;
import be.becivic.records.internal.jooq.tables.RateCounter;
import be.becivic.records.internal.sql.PreparedStatements;
import be.becivic.records.value.Hash;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jooq.CaseValueStep;
import org.jooq.CaseWhenStep;
import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.Query;
import org.jooq.Record1;
import org.jooq.Select;
import org.jooq.impl.DSL;

final class SqlCounters implements Counters {
  private static final RateCounter EARLIER = RATE_COUNTER.as("earlier");

  private static final List<Field<?>> COLUMNS =
      List.of(
          RATE_COUNTER.SCOPE,
          RATE_COUNTER.KEY_HASH,
          RATE_COUNTER.WINDOW_START,
          RATE_COUNTER.AMOUNT,
          RATE_COUNTER.EXPIRES_AT);

  /**
   * Adds to so many counts, and sums the earlier windows apart: a statement may or may not see its
   * own change.
   */
  private record Add(int counts) implements PreparedStatements.Template {
    @Override
    public Query over(DSLContext dsl) {
      var insert = dsl.insertInto(RATE_COUNTER, COLUMNS);
      for (int i = 0; i < counts; i++) {
        insert = insert.values(COLUMNS.stream().map(DSL::param).toList());
      }
      return insert
          .onConflict(RATE_COUNTER.SCOPE, RATE_COUNTER.KEY_HASH, RATE_COUNTER.WINDOW_START)
          .doUpdate()
          .set(RATE_COUNTER.AMOUNT, RATE_COUNTER.AMOUNT.plus(excluded(RATE_COUNTER.AMOUNT)))
          .returningResult(
              RATE_COUNTER.SCOPE,
              RATE_COUNTER.AMOUNT.plus(DSL.field(earlier(dsl))).as(RATE_COUNTER.AMOUNT));
    }

    private Select<Record1<BigDecimal>> earlier(DSLContext dsl) {
      CaseValueStep<String> scope = DSL.choose(RATE_COUNTER.SCOPE);
      CaseWhenStep<String, Instant> from =
          scope.when(param(EARLIER.SCOPE), param(EARLIER.WINDOW_START));
      for (int i = 1; i < counts; i++) {
        from = from.when(param(EARLIER.SCOPE), param(EARLIER.WINDOW_START));
      }
      return dsl.select(coalesce(DSL.sum(EARLIER.AMOUNT), inline(BigDecimal.ZERO)))
          .from(EARLIER)
          .where(EARLIER.SCOPE.eq(RATE_COUNTER.SCOPE))
          .and(EARLIER.KEY_HASH.eq(RATE_COUNTER.KEY_HASH))
          .and(EARLIER.WINDOW_START.greaterOrEqual(from))
          .and(EARLIER.WINDOW_START.lessThan(RATE_COUNTER.WINDOW_START));
    }
  }

  private static final PreparedStatements.Template SUM =
      dsl ->
          dsl.select(coalesce(DSL.sum(RATE_COUNTER.AMOUNT), inline(BigDecimal.ZERO)))
              .from(RATE_COUNTER)
              .where(RATE_COUNTER.SCOPE.eq(param(RATE_COUNTER.SCOPE)))
              .and(RATE_COUNTER.KEY_HASH.eq(param(RATE_COUNTER.KEY_HASH)))
              .and(RATE_COUNTER.WINDOW_START.greaterOrEqual(param(RATE_COUNTER.WINDOW_START)));

  private final DSLContext dsl;
  private final PreparedStatements prepared;

  SqlCounters(DSLContext dsl, PreparedStatements prepared) {
    this.dsl = dsl;
    this.prepared = prepared;
  }

  @Override
  public List<Long> addAll(List<Addition> additions) {
    if (additions.isEmpty()) {
      return List.of();
    }
    var values = new ArrayList<Object>();
    for (Addition each : additions) {
      values.add(each.scope());
      values.add(each.key());
      values.add(each.windowStart());
      values.add((long) each.amount());
      values.add(each.expiresAt());
    }
    for (Addition each : additions) {
      values.add(each.scope());
      values.add(each.from());
    }
    Map<String, Long> sums = HashMap.newHashMap(additions.size());
    prepared.forEach(
        new Add(additions.size()),
        row -> sums.put(row.getString(1), row.getLong(2)),
        values.toArray());
    return additions.stream().map(each -> sums.get(each.scope())).toList();
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
