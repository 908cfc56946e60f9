package be.becivic.records.internal.submission;

import static be.becivic.records.internal.jooq.Tables.COMMITTED_RECEIPT;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.submission.CommittedReceipt;
import be.becivic.records.submission.ReceiptState;
import be.becivic.records.submission.Receipts;
import java.time.Instant;
import java.util.Optional;
import org.jooq.DSLContext;
import org.jooq.Record;

public final class SqlReceipts implements Receipts {
  private final DSLContext dsl;

  public SqlReceipts(DSLContext dsl) {
    this.dsl = dsl;
  }

  @Override
  public void insert(CommittedReceipt receipt) {
    dsl.insertInto(COMMITTED_RECEIPT)
        .set(COMMITTED_RECEIPT.ID, receipt.id())
        .set(COMMITTED_RECEIPT.STATE, receipt.state())
        .set(COMMITTED_RECEIPT.SETTLED_AT, receipt.at())
        .set(COMMITTED_RECEIPT.TOKEN_HASH, receipt.tokenHash())
        .set(COMMITTED_RECEIPT.SALT, receipt.salt())
        .set(COMMITTED_RECEIPT.SUBMITTER_HASH, receipt.submitterHash())
        .set(COMMITTED_RECEIPT.EXPIRES_AT, receipt.expiresAt())
        .execute();
  }

  @Override
  public Optional<CommittedReceipt> find(SubmissionId id) {
    return dsl.selectFrom(COMMITTED_RECEIPT)
        .where(COMMITTED_RECEIPT.ID.eq(id))
        .fetchOptional(SqlReceipts::read);
  }

  @Override
  public boolean setState(
      SubmissionId id, ReceiptState from, ReceiptState to, Instant at, Instant expiresAt) {
    return dsl.update(COMMITTED_RECEIPT)
            .set(COMMITTED_RECEIPT.STATE, to)
            .set(COMMITTED_RECEIPT.SETTLED_AT, at)
            .set(COMMITTED_RECEIPT.EXPIRES_AT, expiresAt)
            .where(COMMITTED_RECEIPT.ID.eq(id).and(COMMITTED_RECEIPT.STATE.eq(from)))
            .execute()
        == 1;
  }

  @Override
  public boolean delete(SubmissionId id) {
    return dsl.deleteFrom(COMMITTED_RECEIPT).where(COMMITTED_RECEIPT.ID.eq(id)).execute() == 1;
  }

  @Override
  public int deleteExpired(Instant now) {
    return dsl.deleteFrom(COMMITTED_RECEIPT)
        .where(COMMITTED_RECEIPT.EXPIRES_AT.lessOrEqual(now))
        .and(COMMITTED_RECEIPT.STATE.ne(ReceiptState.NER_HELD_FOR_REVIEW))
        .execute();
  }

  private static CommittedReceipt read(Record row) {
    return new CommittedReceipt(
        row.get(COMMITTED_RECEIPT.ID),
        row.get(COMMITTED_RECEIPT.STATE),
        row.get(COMMITTED_RECEIPT.SETTLED_AT),
        row.get(COMMITTED_RECEIPT.TOKEN_HASH),
        row.get(COMMITTED_RECEIPT.SALT),
        row.get(COMMITTED_RECEIPT.SUBMITTER_HASH),
        row.get(COMMITTED_RECEIPT.EXPIRES_AT));
  }
}
