package be.becivic.records.internal.tables;

import static be.becivic.records.internal.jooq.Tables.SESSION_RECEIPT;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.Sessions;
import be.becivic.records.model.Hash;
import be.becivic.records.model.ReceiptState;
import be.becivic.records.model.SessionReceipt;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jooq.DSLContext;
import org.jooq.Record;

final class SqlSessions implements Sessions {
  private final DSLContext dsl;

  SqlSessions(DSLContext dsl) {
    this.dsl = dsl;
  }

  @Override
  public void insert(SessionReceipt receipt) {
    dsl.insertInto(SESSION_RECEIPT)
        .set(SESSION_RECEIPT.SUBMISSION_ID, receipt.id())
        .set(SESSION_RECEIPT.SESSION_HASH, receipt.session())
        .set(SESSION_RECEIPT.STATE, receipt.state())
        .set(SESSION_RECEIPT.RECEIVED_AT, receipt.receivedAt())
        .set(SESSION_RECEIPT.SETTLED_AT, receipt.settledAt().orElse(null))
        .set(SESSION_RECEIPT.EXPIRES_AT, receipt.expiresAt().orElse(null))
        .execute();
  }

  @Override
  public List<SessionReceipt> list(Hash session) {
    return dsl.selectFrom(SESSION_RECEIPT)
        .where(SESSION_RECEIPT.SESSION_HASH.eq(session))
        .orderBy(SESSION_RECEIPT.RECEIVED_AT, SESSION_RECEIPT.SUBMISSION_ID)
        .fetch(SqlSessions::read);
  }

  @Override
  public boolean settle(SubmissionId id, ReceiptState state, Instant at, Instant expiresAt) {
    return dsl.update(SESSION_RECEIPT)
            .set(SESSION_RECEIPT.STATE, state)
            .set(SESSION_RECEIPT.SETTLED_AT, at)
            .set(SESSION_RECEIPT.EXPIRES_AT, expiresAt)
            .where(SESSION_RECEIPT.SUBMISSION_ID.eq(id))
            .execute()
        == 1;
  }

  @Override
  public int deleteExpired(Instant now) {
    return dsl.deleteFrom(SESSION_RECEIPT)
        .where(SESSION_RECEIPT.EXPIRES_AT.lessOrEqual(now))
        .and(SESSION_RECEIPT.STATE.ne(ReceiptState.NER_HELD_FOR_REVIEW))
        .execute();
  }

  private static SessionReceipt read(Record row) {
    return new SessionReceipt(
        row.get(SESSION_RECEIPT.SUBMISSION_ID),
        row.get(SESSION_RECEIPT.SESSION_HASH),
        row.get(SESSION_RECEIPT.STATE),
        row.get(SESSION_RECEIPT.RECEIVED_AT),
        Optional.ofNullable(row.get(SESSION_RECEIPT.SETTLED_AT)),
        Optional.ofNullable(row.get(SESSION_RECEIPT.EXPIRES_AT)));
  }
}
