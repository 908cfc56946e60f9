package be.becivic.records.internal.tables;

import static be.becivic.records.internal.jooq.Tables.ARTEFACT_SALT;
import static be.becivic.records.internal.jooq.Tables.ARTEFACT_SUBMITTER;
import static be.becivic.records.internal.jooq.Tables.DAILY_SALT;
import static be.becivic.records.internal.jooq.Tables.VALIDATION;

import be.becivic.protocol.feedback.Target;
import be.becivic.records.internal.sql.PreparedStatements;
import be.becivic.records.internal.sql.TargetColumns;
import be.becivic.records.salt.Salts;
import be.becivic.records.salt.SubmitterBinding;
import be.becivic.records.value.Salt;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jooq.Record;

final class SqlSalts implements Salts {
  private static final TargetColumns SALTED =
      new TargetColumns(ARTEFACT_SALT.TARGET_TYPE, ARTEFACT_SALT.TARGET_ID);
  private static final TargetColumns SUBMITTED =
      new TargetColumns(ARTEFACT_SUBMITTER.TARGET_TYPE, ARTEFACT_SUBMITTER.TARGET_ID);
  private static final TargetColumns VOTED =
      new TargetColumns(VALIDATION.TARGET_TYPE, VALIDATION.TARGET_ID);

  private static final PreparedStatements.Template FIND =
      dsl -> dsl.select(ARTEFACT_SALT.SALT).from(ARTEFACT_SALT).where(SALTED.isGiven());

  private static final PreparedStatements.Template SUBMITTERS =
      dsl ->
          dsl.selectFrom(ARTEFACT_SUBMITTER)
              .where(SUBMITTED.isGiven())
              .orderBy(ARTEFACT_SUBMITTER.BOUND_AT);

  private final DSLContext dsl;
  private final PreparedStatements prepared;

  SqlSalts(DSLContext dsl, PreparedStatements prepared) {
    this.dsl = dsl;
    this.prepared = prepared;
  }

  @Override
  public Salt daily(LocalDate day, Supplier<Salt> fresh) {
    return findDaily(day)
        .orElseGet(
            () -> {
              dsl.insertInto(DAILY_SALT)
                  .set(DAILY_SALT.DAY, day)
                  .set(DAILY_SALT.SALT, fresh.get())
                  .onConflictDoNothing()
                  .execute();
              return findDaily(day).orElseThrow();
            });
  }

  @Override
  public int destroyDailyBefore(LocalDate day) {
    return dsl.deleteFrom(DAILY_SALT).where(DAILY_SALT.DAY.lessThan(day)).execute();
  }

  @Override
  public Salt artefact(
      Target artefact, Instant now, Optional<Instant> expiresAt, Supplier<Salt> fresh) {
    return findArtefact(artefact)
        .orElseGet(
            () -> {
              dsl.insertInto(ARTEFACT_SALT)
                  .set(ARTEFACT_SALT.TARGET_TYPE, artefact.type())
                  .set(ARTEFACT_SALT.TARGET_ID, artefact.id())
                  .set(ARTEFACT_SALT.SALT, fresh.get())
                  .set(ARTEFACT_SALT.CREATED_AT, now)
                  .set(ARTEFACT_SALT.EXPIRES_AT, expiresAt.orElse(null))
                  .onConflictDoNothing()
                  .execute();
              return findArtefact(artefact).orElseThrow();
            });
  }

  @Override
  public Optional<Salt> findArtefact(Target artefact) {
    return prepared.find(FIND, row -> row.get(ARTEFACT_SALT.SALT), artefact.type(), artefact.id());
  }

  @Override
  public void bindSubmitter(Target artefact, SubmitterBinding binding) {
    dsl.insertInto(ARTEFACT_SUBMITTER)
        .set(ARTEFACT_SUBMITTER.TARGET_TYPE, artefact.type())
        .set(ARTEFACT_SUBMITTER.TARGET_ID, artefact.id())
        .set(ARTEFACT_SUBMITTER.SUBMITTER_HASH, binding.submitter())
        .set(ARTEFACT_SUBMITTER.SALT, binding.salt())
        .set(ARTEFACT_SUBMITTER.BOUND_AT, binding.boundAt())
        .set(ARTEFACT_SUBMITTER.EXPIRES_AT, binding.expiresAt().orElse(null))
        .onConflictDoNothing()
        .execute();
  }

  @Override
  public List<SubmitterBinding> listSubmitters(Target artefact) {
    return prepared.recall(SUBMITTERS, SqlSalts::readBinding, artefact.type(), artefact.id());
  }

  @Override
  public void destroyArtefact(Target artefact) {
    dsl.deleteFrom(ARTEFACT_SALT).where(SALTED.is(artefact)).execute();
    dsl.deleteFrom(ARTEFACT_SUBMITTER).where(SUBMITTED.is(artefact)).execute();
    forgetVoters(artefact);
  }

  @Override
  public void forgetVoters(Target artefact) {
    forget(VOTED.is(artefact));
  }

  @Override
  public void forgetVoters(Target artefact, String cohort) {
    forget(VOTED.is(artefact).and(VALIDATION.COHORT.eq(cohort)));
  }

  private void forget(Condition votes) {
    dsl.update(VALIDATION)
        .setNull(VALIDATION.ADDRESS_HASH)
        .setNull(VALIDATION.PREFIX_HASH)
        .where(votes.and(VALIDATION.ADDRESS_HASH.isNotNull()))
        .execute();
  }

  @Override
  public int destroyExpired(Instant now) {
    List<Target> expired =
        dsl.select(SALTED.type(), SALTED.id())
            .from(ARTEFACT_SALT)
            .where(ARTEFACT_SALT.EXPIRES_AT.lessOrEqual(now))
            .fetch(SALTED::read);
    expired.forEach(this::destroyArtefact);
    int submitters =
        dsl.deleteFrom(ARTEFACT_SUBMITTER)
            .where(ARTEFACT_SUBMITTER.EXPIRES_AT.lessOrEqual(now))
            .execute();
    return expired.size() + submitters;
  }

  private Optional<Salt> findDaily(LocalDate day) {
    return dsl.select(DAILY_SALT.SALT)
        .from(DAILY_SALT)
        .where(DAILY_SALT.DAY.eq(day))
        .fetchOptional(DAILY_SALT.SALT);
  }

  private static SubmitterBinding readBinding(Record row) {
    return new SubmitterBinding(
        row.get(ARTEFACT_SUBMITTER.SALT),
        row.get(ARTEFACT_SUBMITTER.SUBMITTER_HASH),
        row.get(ARTEFACT_SUBMITTER.BOUND_AT),
        Optional.ofNullable(row.get(ARTEFACT_SUBMITTER.EXPIRES_AT)));
  }
}
