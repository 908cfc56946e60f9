package be.becivic.records.internal.content;

import static be.becivic.records.internal.jooq.Tables.RATING;
import static org.jooq.impl.DSL.coalesce;
import static org.jooq.impl.DSL.count;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.param;
import static org.jooq.impl.DSL.substring;
import static org.jooq.impl.DSL.sum;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Version;
import be.becivic.records.content.Rating;
import be.becivic.records.content.RatingSummary;
import be.becivic.records.content.Ratings;
import be.becivic.records.internal.sql.PreparedStatements;
import be.becivic.records.internal.sql.ResultRows;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.Record;
import org.jooq.ResultQuery;

public final class SqlRatings implements Ratings {
  private static final Field<Integer> COUNT = count();
  private static final Field<Long> STARS = coalesce(sum(RATING.STARS).cast(Long.class), inline(0L));

  private static final PreparedStatements.Template OF_A_COHORT =
      dsl ->
          summary(
              dsl,
              RATING
                  .TARGET_TYPE
                  .eq(param(RATING.TARGET_TYPE))
                  .and(RATING.TARGET_ID.eq(param(RATING.TARGET_ID)))
                  .and(
                      substring(RATING.COHORT_ANCHOR, inline(1), param("length", Integer.class))
                          .eq(param(RATING.COHORT_ANCHOR)))
                  .and(RATING.COMMITTED_AT.greaterOrEqual(param(RATING.COMMITTED_AT))));

  private final DSLContext dsl;
  private final PreparedStatements prepared;

  public SqlRatings(DSLContext dsl, PreparedStatements prepared) {
    this.dsl = dsl;
    this.prepared = prepared;
  }

  @Override
  public void insert(Rating rating) {
    dsl.insertInto(RATING)
        .set(RATING.UID, rating.uid())
        .set(RATING.SUBMISSION_ID, rating.submission())
        .set(RATING.TARGET_TYPE, rating.targetType())
        .set(RATING.TARGET_ID, rating.targetId().orElse(null))
        .set(RATING.COHORT_ANCHOR, rating.cohortAnchor().orElse(null))
        .set(RATING.STARS, rating.stars())
        .set(RATING.WOULD_BE_5_STARS, rating.wouldBe5Stars().orElse(null))
        .set(RATING.SUBMITTING_AGENT, rating.submittingAgent())
        .set(RATING.CONTRACT_VERSION, rating.contractVersion())
        .set(RATING.SUBMITTED_AT, rating.submittedAt())
        .set(RATING.COMMITTED_AT, rating.committedAt())
        .execute();
  }

  @Override
  public Optional<Rating> find(Uid uid) {
    return dsl.selectFrom(RATING).where(RATING.UID.eq(uid)).fetchOptional(SqlRatings::read);
  }

  @Override
  public Optional<Rating> findBySubmission(SubmissionId id) {
    return dsl.selectFrom(RATING)
        .where(RATING.SUBMISSION_ID.eq(id))
        .fetchOptional(SqlRatings::read);
  }

  @Override
  public RatingSummary summarise(TargetType type) {
    return summary(dsl, RATING.TARGET_TYPE.eq(type)).fetchSingle(SqlRatings::readSummary);
  }

  @Override
  public RatingSummary summarise(Target target, Version.Line line, Instant since) {
    String anchors = "%s@%d.%d.".formatted(target.id(), line.major(), line.minor());
    return prepared
        .find(
            OF_A_COHORT,
            SqlRatings::readSummary,
            target.type(),
            target.id(),
            anchors.length(),
            anchors,
            since)
        .orElseThrow();
  }

  @Override
  public void forEach(Consumer<? super Rating> each) {
    ResultRows.stream(dsl.selectFrom(RATING).orderBy(RATING.UID), SqlRatings::read, each);
  }

  @Override
  public boolean delete(Uid uid) {
    return dsl.deleteFrom(RATING).where(RATING.UID.eq(uid)).execute() == 1;
  }

  private static ResultQuery<?> summary(DSLContext dsl, Condition which) {
    return dsl.select(COUNT, STARS).from(RATING).where(which);
  }

  private static RatingSummary readSummary(Record row) {
    return new RatingSummary(row.get(COUNT), row.get(STARS));
  }

  private static Rating read(Record row) {
    return new Rating(
        row.get(RATING.UID),
        row.get(RATING.SUBMISSION_ID),
        row.get(RATING.TARGET_TYPE),
        Optional.ofNullable(row.get(RATING.TARGET_ID)),
        Optional.ofNullable(row.get(RATING.COHORT_ANCHOR)),
        row.get(RATING.STARS),
        Optional.ofNullable(row.get(RATING.WOULD_BE_5_STARS)),
        row.get(RATING.SUBMITTING_AGENT),
        row.get(RATING.CONTRACT_VERSION),
        row.get(RATING.SUBMITTED_AT),
        row.get(RATING.COMMITTED_AT));
  }
}
