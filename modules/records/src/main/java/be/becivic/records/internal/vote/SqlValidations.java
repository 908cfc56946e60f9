package be.becivic.records.internal.vote;

import static be.becivic.records.internal.jooq.Tables.VALIDATION;
import static org.jooq.impl.DSL.count;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.Verdict;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.internal.decision.SqlDueChecks;
import be.becivic.records.internal.sql.PreparedStatements;
import be.becivic.records.internal.sql.ResultRows;
import be.becivic.records.internal.sql.TargetColumns;
import be.becivic.records.value.Hash;
import be.becivic.records.vote.CastVote;
import be.becivic.records.vote.Validation;
import be.becivic.records.vote.Validations;
import be.becivic.records.vote.VerdictCount;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.Record;
import org.jooq.impl.DSL;

public final class SqlValidations implements Validations {
  private static final TargetColumns TARGET =
      new TargetColumns(VALIDATION.TARGET_TYPE, VALIDATION.TARGET_ID);

  private static final List<Field<?>> COLUMNS =
      List.of(
          VALIDATION.ID,
          VALIDATION.TARGET_TYPE,
          VALIDATION.TARGET_ID,
          VALIDATION.COHORT,
          VALIDATION.VERDICT,
          VALIDATION.INJECTION_FLAG,
          VALIDATION.POST_HANDOFF,
          VALIDATION.RATIONALE,
          VALIDATION.INJECTION_REASON,
          VALIDATION.TRAVERSAL,
          VALIDATION.ADDRESS_HASH,
          VALIDATION.SESSION_HASH,
          VALIDATION.COUNTS,
          VALIDATION.QUARANTINED,
          VALIDATION.SUBMITTING_AGENT,
          VALIDATION.CONTRACT_VERSION,
          VALIDATION.SUBMITTED_AT,
          VALIDATION.APPLIED_AT);

  private static final PreparedStatements.Template INSERT =
      dsl -> dsl.insertInto(VALIDATION, COLUMNS).values(COLUMNS.stream().map(DSL::param).toList());

  /** Names the bare column, as the partial index does: only then is the index used. */
  public static final PreparedStatements.Template WITHDRAW =
      dsl ->
          dsl.update(VALIDATION)
              .set(VALIDATION.COUNTS, DSL.inline(false))
              .where(TARGET.isGiven())
              .and(VALIDATION.COHORT.eq(DSL.param(VALIDATION.COHORT)))
              .and(VALIDATION.ADDRESS_HASH.eq(DSL.param(VALIDATION.ADDRESS_HASH)))
              .and(DSL.condition("{0}", VALIDATION.COUNTS))
              .returningResult(
                  VALIDATION.VERDICT, VALIDATION.INJECTION_FLAG, VALIDATION.POST_HANDOFF);

  private final DSLContext dsl;
  private final PreparedStatements prepared;

  public SqlValidations(DSLContext dsl, PreparedStatements prepared) {
    this.dsl = dsl;
    this.prepared = prepared;
  }

  @Override
  public boolean insert(Validation vote) {
    Hash address =
        vote.address()
            .orElseThrow(() -> new IllegalArgumentException("a fresh vote needs its address"));
    var tallies = new SqlTallies(dsl, prepared);
    tallies.noteVote(vote);
    Optional<Ballot> previous = withdrawPrevious(vote, address);
    restore(new CastVote(vote, true));
    new SqlDueChecks(dsl, prepared).ask(vote.target(), vote.appliedAt());
    tallies.move(vote.target(), vote.cohort(), previous, Ballot.of(vote));
    return previous.isPresent();
  }

  @Override
  public Optional<Validation> find(SubmissionId id) {
    return dsl.selectFrom(VALIDATION)
        .where(VALIDATION.ID.eq(id))
        .fetchOptional(SqlValidations::read);
  }

  @Override
  public List<Validation> list(Target target, String cohort) {
    return dsl.selectFrom(VALIDATION)
        .where(TARGET.is(target).and(VALIDATION.COHORT.eq(cohort)))
        .orderBy(VALIDATION.APPLIED_AT, VALIDATION.ID)
        .fetch(SqlValidations::read);
  }

  @Override
  public VerdictCount countSince(Target target, Instant fromInclusive) {
    Map<Verdict, Integer> counts =
        dsl.select(VALIDATION.VERDICT, count())
            .from(VALIDATION)
            .where(TARGET.is(target))
            .and(VALIDATION.COUNTS.isTrue())
            .and(VALIDATION.APPLIED_AT.greaterOrEqual(fromInclusive))
            .groupBy(VALIDATION.VERDICT)
            .fetchMap(VALIDATION.VERDICT, count());
    return new VerdictCount(
        counts.getOrDefault(Verdict.CONFIRM, 0), counts.getOrDefault(Verdict.REJECT, 0));
  }

  @Override
  public boolean markQuarantined(SubmissionId id) {
    return dsl.update(VALIDATION)
            .set(VALIDATION.QUARANTINED, true)
            .where(VALIDATION.ID.eq(id))
            .execute()
        == 1;
  }

  @Override
  public boolean setTexts(
      SubmissionId id,
      Optional<String> rationale,
      Optional<String> injectionReason,
      Optional<String> traversal) {
    return dsl.update(VALIDATION)
            .set(VALIDATION.RATIONALE, rationale.orElse(null))
            .set(VALIDATION.INJECTION_REASON, injectionReason.orElse(null))
            .set(VALIDATION.TRAVERSAL, traversal.orElse(null))
            .where(VALIDATION.ID.eq(id))
            .execute()
        == 1;
  }

  @Override
  public void forEach(Consumer<? super Validation> each) {
    ResultRows.stream(
        dsl.selectFrom(VALIDATION).orderBy(VALIDATION.ID), SqlValidations::read, each);
  }

  @Override
  public void forEachCast(Consumer<? super CastVote> each) {
    ResultRows.stream(
        dsl.selectFrom(VALIDATION).orderBy(VALIDATION.ID),
        row -> new CastVote(read(row), row.get(VALIDATION.COUNTS)),
        each);
  }

  private Optional<Ballot> withdrawPrevious(Validation vote, Hash address) {
    return prepared.find(
        WITHDRAW,
        row ->
            new Ballot(
                row.get(VALIDATION.VERDICT),
                row.get(VALIDATION.INJECTION_FLAG),
                row.get(VALIDATION.POST_HANDOFF)),
        vote.target().type(),
        vote.target().id(),
        vote.cohort(),
        address);
  }

  @Override
  public void restore(CastVote cast) {
    Validation vote = cast.vote();
    prepared.update(
        INSERT,
        vote.id(),
        vote.target().type(),
        vote.target().id(),
        vote.cohort(),
        vote.verdict(),
        vote.injectionFlag(),
        vote.postHandoff(),
        vote.rationale().orElse(null),
        vote.injectionReason().orElse(null),
        vote.traversal().orElse(null),
        vote.address().orElse(null),
        vote.session().orElse(null),
        cast.counts(),
        vote.quarantined(),
        vote.submittingAgent(),
        vote.contractVersion(),
        vote.submittedAt(),
        vote.appliedAt());
  }

  private static Validation read(Record row) {
    return new Validation(
        row.get(VALIDATION.ID),
        TARGET.read(row),
        row.get(VALIDATION.COHORT),
        row.get(VALIDATION.VERDICT),
        row.get(VALIDATION.INJECTION_FLAG),
        row.get(VALIDATION.POST_HANDOFF),
        Optional.ofNullable(row.get(VALIDATION.RATIONALE)),
        Optional.ofNullable(row.get(VALIDATION.INJECTION_REASON)),
        Optional.ofNullable(row.get(VALIDATION.TRAVERSAL)),
        Optional.ofNullable(row.get(VALIDATION.ADDRESS_HASH)),
        Optional.ofNullable(row.get(VALIDATION.SESSION_HASH)),
        row.get(VALIDATION.QUARANTINED),
        row.get(VALIDATION.SUBMITTING_AGENT),
        row.get(VALIDATION.CONTRACT_VERSION),
        row.get(VALIDATION.SUBMITTED_AT),
        row.get(VALIDATION.APPLIED_AT));
  }
}
