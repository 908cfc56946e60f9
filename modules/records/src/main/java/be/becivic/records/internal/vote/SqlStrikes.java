package be.becivic.records.internal.vote;

import static be.becivic.records.internal.jooq.Tables.FLAG_STRIKE;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.param;

import be.becivic.records.internal.sql.PreparedStatements;
import be.becivic.records.value.Hash;
import be.becivic.records.vote.Strikes;
import java.time.Instant;
import org.jooq.DSLContext;

public final class SqlStrikes implements Strikes {
  private static final PreparedStatements.Template COUNT =
      dsl ->
          dsl.selectCount()
              .from(FLAG_STRIKE)
              .where(FLAG_STRIKE.ADDRESS_HASH.eq(param(FLAG_STRIKE.ADDRESS_HASH)))
              .and(FLAG_STRIKE.CONFIRMED.isTrue())
              .and(FLAG_STRIKE.EXPIRES_AT.greaterThan(param(FLAG_STRIKE.EXPIRES_AT)));

  private static final PreparedStatements.Template SOME =
      dsl ->
          dsl.select(FLAG_STRIKE.REVIEW_ID)
              .from(FLAG_STRIKE)
              .where(FLAG_STRIKE.CONFIRMED.isTrue())
              .limit(inline(1));

  private final DSLContext dsl;
  private final PreparedStatements prepared;

  public SqlStrikes(DSLContext dsl, PreparedStatements prepared) {
    this.dsl = dsl;
    this.prepared = prepared;
  }

  @Override
  public void open(long review, Hash address, Instant at, Instant expiresAt) {
    dsl.insertInto(FLAG_STRIKE)
        .set(FLAG_STRIKE.REVIEW_ID, review)
        .set(FLAG_STRIKE.ADDRESS_HASH, address)
        .set(FLAG_STRIKE.CONFIRMED, false)
        .set(FLAG_STRIKE.STRUCK_AT, at)
        .set(FLAG_STRIKE.EXPIRES_AT, expiresAt)
        .onConflictDoNothing()
        .execute();
  }

  @Override
  public int confirm(long review) {
    return dsl.update(FLAG_STRIKE)
        .set(FLAG_STRIKE.CONFIRMED, true)
        .where(FLAG_STRIKE.REVIEW_ID.eq(review))
        .execute();
  }

  @Override
  public int erase(long review) {
    return dsl.deleteFrom(FLAG_STRIKE).where(FLAG_STRIKE.REVIEW_ID.eq(review)).execute();
  }

  @Override
  public long count(Hash address, Instant now) {
    boolean isNobodyStruck = prepared.recall(SOME, row -> row.get(FLAG_STRIKE.REVIEW_ID)).isEmpty();
    return isNobodyStruck ? 0 : prepared.findNumber(COUNT, address, now).orElseThrow();
  }

  @Override
  public int deleteExpired(Instant now) {
    return dsl.deleteFrom(FLAG_STRIKE).where(FLAG_STRIKE.EXPIRES_AT.lessOrEqual(now)).execute();
  }
}
