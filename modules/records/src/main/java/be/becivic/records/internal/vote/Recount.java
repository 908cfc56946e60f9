package be.becivic.records.internal.vote;

import static be.becivic.records.internal.jooq.Tables.VALIDATION;
import static org.jooq.impl.DSL.count;
import static org.jooq.impl.DSL.max;
import static org.jooq.impl.DSL.min;

import be.becivic.protocol.feedback.Target;
import be.becivic.records.internal.sql.TargetColumns;
import be.becivic.records.vote.CohortTally;
import java.util.Optional;
import org.jooq.DSLContext;

/** Counts a cohort from its votes. */
final class Recount {
  private final DSLContext dsl;
  private final Voices voices;

  Recount(DSLContext dsl, Voices voices) {
    this.dsl = dsl;
    this.voices = voices;
  }

  Optional<CohortTally> of(Target target, String cohort) {
    return dsl.select(count(), min(VALIDATION.APPLIED_AT), max(VALIDATION.APPLIED_AT))
        .from(VALIDATION)
        .where(new TargetColumns(VALIDATION.TARGET_TYPE, VALIDATION.TARGET_ID).is(target))
        .and(VALIDATION.COHORT.eq(cohort))
        .having(count().gt(0))
        .fetchOptional(
            row ->
                new CohortTally(
                    target,
                    cohort,
                    voices.all(target, cohort),
                    row.value1(),
                    row.value2(),
                    row.value3()));
  }
}
