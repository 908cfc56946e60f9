package be.becivic.records.internal.tables;

import static be.becivic.records.internal.jooq.Tables.VALIDATION;
import static org.jooq.impl.DSL.count;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.Validations;
import be.becivic.records.model.CastVote;
import be.becivic.records.model.CohortTally;
import be.becivic.records.model.Hash;
import be.becivic.records.model.Target;
import be.becivic.records.model.Validation;
import be.becivic.records.model.Verdict;
import be.becivic.records.model.VerdictCount;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jooq.DSLContext;
import org.jooq.Record;

final class SqlValidations implements Validations {
  private static final TargetColumns TARGET =
      new TargetColumns(VALIDATION.TARGET_TYPE, VALIDATION.TARGET_ID);

  private final DSLContext dsl;

  SqlValidations(DSLContext dsl) {
    this.dsl = dsl;
  }

  @Override
  public CohortTally insert(Validation vote) {
    Hash address =
        vote.address()
            .orElseThrow(() -> new IllegalArgumentException("a fresh vote needs its address"));
    var tallies = new SqlTallies(dsl);
    tallies.noteVote(vote);
    Optional<Ballot> previous = withdrawPrevious(vote, address);
    restore(new CastVote(vote, true));
    new SqlDueChecks(dsl).ask(vote.target(), vote.appliedAt());
    return tallies.move(vote.target(), vote.cohort(), previous, Ballot.of(vote));
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
    Rows.stream(dsl.selectFrom(VALIDATION).orderBy(VALIDATION.ID), SqlValidations::read, each);
  }

  @Override
  public void forEachCast(Consumer<? super CastVote> each) {
    Rows.stream(
        dsl.selectFrom(VALIDATION).orderBy(VALIDATION.ID),
        row -> new CastVote(read(row), row.get(VALIDATION.COUNTS)),
        each);
  }

  private Optional<Ballot> withdrawPrevious(Validation vote, Hash address) {
    return dsl.update(VALIDATION)
        .set(VALIDATION.COUNTS, false)
        .where(TARGET.is(vote.target()))
        .and(VALIDATION.COHORT.eq(vote.cohort()))
        .and(VALIDATION.ADDRESS_HASH.eq(address))
        .and(VALIDATION.COUNTS.isTrue())
        .returning(VALIDATION.VERDICT, VALIDATION.INJECTION_FLAG, VALIDATION.POST_HANDOFF)
        .fetchOptional(
            row ->
                new Ballot(
                    row.get(VALIDATION.VERDICT),
                    row.get(VALIDATION.INJECTION_FLAG),
                    row.get(VALIDATION.POST_HANDOFF)));
  }

  @Override
  public void restore(CastVote cast) {
    Validation vote = cast.vote();
    dsl.insertInto(VALIDATION)
        .set(VALIDATION.ID, vote.id())
        .set(VALIDATION.TARGET_TYPE, vote.target().type())
        .set(VALIDATION.TARGET_ID, vote.target().id())
        .set(VALIDATION.COHORT, vote.cohort())
        .set(VALIDATION.VERDICT, vote.verdict())
        .set(VALIDATION.INJECTION_FLAG, vote.injectionFlag())
        .set(VALIDATION.POST_HANDOFF, vote.postHandoff())
        .set(VALIDATION.RATIONALE, vote.rationale().orElse(null))
        .set(VALIDATION.INJECTION_REASON, vote.injectionReason().orElse(null))
        .set(VALIDATION.TRAVERSAL, vote.traversal().orElse(null))
        .set(VALIDATION.ADDRESS_HASH, vote.address().orElse(null))
        .set(VALIDATION.SESSION_HASH, vote.session().orElse(null))
        .set(VALIDATION.COUNTS, cast.counts())
        .set(VALIDATION.QUARANTINED, vote.quarantined())
        .set(VALIDATION.SUBMITTING_AGENT, vote.submittingAgent())
        .set(VALIDATION.CONTRACT_VERSION, vote.contractVersion())
        .set(VALIDATION.SUBMITTED_AT, vote.submittedAt())
        .set(VALIDATION.APPLIED_AT, vote.appliedAt())
        .execute();
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
