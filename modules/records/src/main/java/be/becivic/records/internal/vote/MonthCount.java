package be.becivic.records.internal.vote;

import static be.becivic.records.internal.jooq.Tables.VALIDATION;

import be.becivic.protocol.feedback.Verdict;
import be.becivic.records.vote.MonthlyVotes;
import java.time.Instant;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.Record;
import org.jooq.impl.DSL;

/** Counts votes by the month in one pass; each month is a pair of columns. */
final class MonthCount {
  private final DSLContext dsl;

  MonthCount(DSLContext dsl) {
    this.dsl = dsl;
  }

  List<MonthlyVotes> of(Optional<Condition> target, YearMonth last, int months) {
    YearMonth first = last.minusMonths(months - 1L);
    List<Field<?>> columns = new ArrayList<>();
    for (int i = 0; i < months; i++) {
      YearMonth month = first.plusMonths(i);
      columns.add(votes(month, Verdict.CONFIRM));
      columns.add(votes(month, Verdict.REJECT));
    }
    Record counts =
        dsl.select(columns)
            .from(VALIDATION)
            .where(target.orElseGet(DSL::noCondition))
            .and(DSL.condition("{0}", VALIDATION.COUNTS))
            .and(VALIDATION.APPLIED_AT.ge(start(first)))
            .and(VALIDATION.APPLIED_AT.lt(start(last.plusMonths(1))))
            .fetchSingle();
    List<MonthlyVotes> counted = new ArrayList<>();
    for (int i = 0; i < months; i++) {
      counted.add(
          new MonthlyVotes(
              first.plusMonths(i),
              counts.get(2 * i, Long.class),
              counts.get(2 * i + 1, Long.class)));
    }
    return List.copyOf(counted);
  }

  private static Field<Integer> votes(YearMonth month, Verdict verdict) {
    return DSL.count()
        .filterWhere(
            VALIDATION
                .VERDICT
                .eq(verdict)
                .and(VALIDATION.APPLIED_AT.ge(start(month)))
                .and(VALIDATION.APPLIED_AT.lt(start(month.plusMonths(1)))));
  }

  private static Instant start(YearMonth month) {
    return month.atDay(1).atStartOfDay().toInstant(ZoneOffset.UTC);
  }
}
