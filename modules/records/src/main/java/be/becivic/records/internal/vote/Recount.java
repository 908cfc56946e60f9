package be.becivic.records.internal.vote;

import static be.becivic.records.internal.jooq.Tables.VALIDATION;
import static org.jooq.impl.DSL.count;
import static org.jooq.impl.DSL.max;
import static org.jooq.impl.DSL.min;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.Verdict;
import be.becivic.protocol.lifecycle.Tally;
import be.becivic.records.internal.sql.TargetColumns;
import be.becivic.records.vote.CohortTally;
import java.util.Optional;
import org.jooq.Condition;
import org.jooq.DSLContext;

/** Counts a cohort from its votes. */
final class Recount {
  private final DSLContext dsl;

  Recount(DSLContext dsl) {
    this.dsl = dsl;
  }

  Optional<CohortTally> of(Target target, String cohort) {
    Condition counts = VALIDATION.COUNTS.isTrue();
    Condition confirms = counts.and(VALIDATION.VERDICT.eq(Verdict.CONFIRM));
    return dsl.select(
            count().filterWhere(confirms),
            count().filterWhere(counts.and(VALIDATION.VERDICT.eq(Verdict.REJECT))),
            count().filterWhere(counts.and(VALIDATION.INJECTION_FLAG.isTrue())),
            count().filterWhere(confirms.and(VALIDATION.POST_HANDOFF.isTrue())),
            count(),
            min(VALIDATION.APPLIED_AT),
            max(VALIDATION.APPLIED_AT))
        .from(VALIDATION)
        .where(new TargetColumns(VALIDATION.TARGET_TYPE, VALIDATION.TARGET_ID).is(target))
        .and(VALIDATION.COHORT.eq(cohort))
        .having(count().gt(0))
        .fetchOptional(
            row ->
                new CohortTally(
                    target,
                    cohort,
                    new Tally(row.value1(), row.value2(), row.value3(), row.value4()),
                    row.value5(),
                    row.value6(),
                    row.value7()));
  }
}
