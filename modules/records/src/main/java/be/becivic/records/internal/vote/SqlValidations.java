package be.becivic.records.internal.vote;

import static be.becivic.records.internal.jooq.Tables.VALIDATION;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.lifecycle.Tally;
import be.becivic.records.internal.decision.SqlDueChecks;
import be.becivic.records.internal.sql.PreparedStatements;
import be.becivic.records.internal.sql.ResultRows;
import be.becivic.records.internal.sql.RowInsert;
import be.becivic.records.internal.sql.TargetColumns;
import be.becivic.records.value.Hash;
import be.becivic.records.vote.CastVote;
import be.becivic.records.vote.MonthlyVotes;
import be.becivic.records.vote.Validation;
import be.becivic.records.vote.Validations;
import be.becivic.records.vote.Voter;
import java.time.Instant;
import java.time.YearMonth;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jooq.DSLContext;
import org.jooq.Record;
import org.jooq.impl.DSL;

public final class SqlValidations implements Validations {
  private static final TargetColumns TARGET =
      new TargetColumns(VALIDATION.TARGET_TYPE, VALIDATION.TARGET_ID);

  private static final RowInsert<CastVote> INSERT =
      RowInsert.<CastVote>into(VALIDATION)
          .set(VALIDATION.ID, cast -> cast.vote().id())
          .set(VALIDATION.TARGET_TYPE, cast -> cast.vote().target().type())
          .set(VALIDATION.TARGET_ID, cast -> cast.vote().target().id())
          .set(VALIDATION.COHORT, cast -> cast.vote().cohort())
          .set(VALIDATION.VERDICT, cast -> cast.vote().verdict())
          .set(VALIDATION.INJECTION_FLAG, cast -> cast.vote().injectionFlag())
          .set(VALIDATION.POST_HANDOFF, cast -> cast.vote().postHandoff())
          .setOptional(VALIDATION.RATIONALE, cast -> cast.vote().rationale())
          .setOptional(VALIDATION.INJECTION_REASON, cast -> cast.vote().injectionReason())
          .setOptional(VALIDATION.TRAVERSAL, cast -> cast.vote().traversal())
          .setOptional(VALIDATION.ADDRESS_HASH, cast -> cast.vote().voter().map(Voter::address))
          .setOptional(VALIDATION.PREFIX_HASH, cast -> cast.vote().voter().map(Voter::prefix))
          .setOptional(VALIDATION.SESSION_HASH, cast -> cast.vote().session())
          .set(VALIDATION.COUNTS, CastVote::counts)
          .set(VALIDATION.QUARANTINED, cast -> cast.vote().quarantined())
          .set(VALIDATION.SUBMITTING_AGENT, cast -> cast.vote().submittingAgent())
          .set(VALIDATION.CONTRACT_VERSION, cast -> cast.vote().contractVersion())
          .set(VALIDATION.SUBMITTED_AT, cast -> cast.vote().submittedAt())
          .set(VALIDATION.APPLIED_AT, cast -> cast.vote().appliedAt())
          .build();

  /** Names the bare column, as the partial index does: only then is the index used. */
  public static final PreparedStatements.Template WITHDRAW =
      dsl ->
          dsl.update(VALIDATION)
              .set(VALIDATION.COUNTS, DSL.inline(false))
              .where(TARGET.isGiven())
              .and(VALIDATION.COHORT.eq(DSL.param(VALIDATION.COHORT)))
              .and(VALIDATION.ADDRESS_HASH.eq(DSL.param(VALIDATION.ADDRESS_HASH)))
              .and(DSL.condition("{0}", VALIDATION.COUNTS));

  private final DSLContext dsl;
  private final PreparedStatements prepared;

  public SqlValidations(DSLContext dsl, PreparedStatements prepared) {
    this.dsl = dsl;
    this.prepared = prepared;
  }

  @Override
  public boolean insert(Validation vote) {
    Voter voter =
        vote.voter()
            .orElseThrow(() -> new IllegalArgumentException("a fresh vote needs its voter"));
    var tallies = new SqlTallies(dsl, prepared);
    tallies.noteVote(vote);
    Voices.Change change = new Voices(dsl, prepared).by(vote, voter);
    boolean replaces = withdrawPrevious(vote, voter.address());
    restore(new CastVote(vote, true));
    new SqlDueChecks(dsl, prepared).ask(vote.target(), vote.appliedAt());
    tallies.move(vote.target(), vote.cohort(), change.before(), change.after());
    return replaces;
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
  public Tally countSince(Target target, Instant fromInclusive) {
    return new Voices(dsl, prepared).since(target, fromInclusive);
  }

  @Override
  public List<MonthlyVotes> countByMonth(Optional<Target> target, YearMonth last, int months) {
    return new MonthCount(dsl).of(target.map(TARGET::is), last, months);
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

  private boolean withdrawPrevious(Validation vote, Hash address) {
    return prepared.update(
            WITHDRAW, vote.target().type(), vote.target().id(), vote.cohort(), address)
        > 0;
  }

  @Override
  public void restore(CastVote cast) {
    INSERT.run(prepared, List.of(cast));
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
        Optional.ofNullable(row.get(VALIDATION.ADDRESS_HASH))
            .map(address -> new Voter(address, row.get(VALIDATION.PREFIX_HASH))),
        Optional.ofNullable(row.get(VALIDATION.SESSION_HASH)),
        row.get(VALIDATION.QUARANTINED),
        row.get(VALIDATION.SUBMITTING_AGENT),
        row.get(VALIDATION.CONTRACT_VERSION),
        row.get(VALIDATION.SUBMITTED_AT),
        row.get(VALIDATION.APPLIED_AT));
  }
}
