package be.becivic.records.internal.content;

import static be.becivic.records.internal.jooq.Tables.ANALYTICS_EVENT;

import be.becivic.records.content.Analytics;
import be.becivic.records.content.AnalyticsCount;
import be.becivic.records.content.AnalyticsEvent;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jooq.DSLContext;
import org.jooq.impl.DSL;

public final class SqlAnalytics implements Analytics {
  private final DSLContext dsl;

  public SqlAnalytics(DSLContext dsl) {
    this.dsl = dsl;
  }

  @Override
  public void insert(AnalyticsEvent event) {
    dsl.insertInto(ANALYTICS_EVENT)
        .set(ANALYTICS_EVENT.UID, event.uid())
        .set(ANALYTICS_EVENT.EVENT_TYPE, event.eventType())
        .set(ANALYTICS_EVENT.OUTCOME, event.outcome().orElse(null))
        .set(ANALYTICS_EVENT.CONTENT, event.content())
        .set(ANALYTICS_EVENT.SUBMITTING_AGENT, event.submittingAgent())
        .set(ANALYTICS_EVENT.CONTRACT_VERSION, event.contractVersion())
        .set(ANALYTICS_EVENT.SUBMITTED_AT, event.submittedAt())
        .set(ANALYTICS_EVENT.RECORDED_AT, event.recordedAt())
        .execute();
  }

  @Override
  public List<AnalyticsCount> count(Instant fromInclusive, Instant toExclusive) {
    return dsl.select(ANALYTICS_EVENT.EVENT_TYPE, ANALYTICS_EVENT.OUTCOME, DSL.count())
        .from(ANALYTICS_EVENT)
        .where(ANALYTICS_EVENT.RECORDED_AT.greaterOrEqual(fromInclusive))
        .and(ANALYTICS_EVENT.RECORDED_AT.lessThan(toExclusive))
        .groupBy(ANALYTICS_EVENT.EVENT_TYPE, ANALYTICS_EVENT.OUTCOME)
        .orderBy(ANALYTICS_EVENT.EVENT_TYPE, ANALYTICS_EVENT.OUTCOME.asc().nullsFirst())
        .fetch(
            row ->
                new AnalyticsCount(row.value1(), Optional.ofNullable(row.value2()), row.value3()));
  }
}
