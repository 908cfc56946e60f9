package be.becivic.records.internal.tables;

import static be.becivic.records.internal.jooq.Tables.SESSION_RECEIPT;
import static be.becivic.records.internal.jooq.Tables.STAGED;
import static org.jooq.impl.DSL.inline;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.Sessions;
import be.becivic.records.model.Hash;
import be.becivic.records.model.ReceiptState;
import be.becivic.records.model.SessionReceipt;
import be.becivic.records.model.StagedSubmission;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.Record;
import org.jooq.impl.DSL;
import org.jspecify.annotations.Nullable;

final class SqlSessions implements Sessions {
  private static final List<Field<?>> COLUMNS =
      List.of(
          SESSION_RECEIPT.SUBMISSION_ID,
          SESSION_RECEIPT.SESSION_HASH,
          SESSION_RECEIPT.STATE,
          SESSION_RECEIPT.RECEIVED_AT,
          SESSION_RECEIPT.SETTLED_AT,
          SESSION_RECEIPT.EXPIRES_AT);

  private static final int INDEXED = 8;

  private static final RowInsert INSERT = new RowInsert(SESSION_RECEIPT, COLUMNS);

  private final DSLContext dsl;
  private final Prepared prepared;

  SqlSessions(DSLContext dsl, Prepared prepared) {
    this.dsl = dsl;
    this.prepared = prepared;
  }

  @Override
  public void insertAll(List<SessionReceipt> receipts) {
    INSERT.run(prepared, receipts, SqlSessions::values);
  }

  @Override
  public List<SessionReceipt> list(Hash session) {
    Map<SubmissionId, SessionReceipt> receipts = new HashMap<>();
    staged(session).forEach(receipt -> receipts.put(receipt.id(), receipt));
    settled(session).forEach(receipt -> receipts.put(receipt.id(), receipt));
    return receipts.values().stream()
        .sorted(
            Comparator.comparing(SessionReceipt::receivedAt)
                .thenComparing(receipt -> receipt.id().toString()))
        .toList();
  }

  private List<SessionReceipt> settled(Hash session) {
    return dsl.selectFrom(SESSION_RECEIPT)
        .where(SESSION_RECEIPT.SESSION_HASH.eq(session))
        .fetch(SqlSessions::read);
  }

  /** The index has the beginning of the hash only, and so stays small. */
  private List<SessionReceipt> staged(Hash session) {
    return dsl.select(STAGED.ID, STAGED.STATE, STAGED.RECEIVED_AT)
        .from(STAGED)
        .where(
            DSL.substring(STAGED.SESSION_HASH.coerce(String.class), inline(1), inline(INDEXED))
                .eq(session.base64Url().substring(0, INDEXED)))
        .and(STAGED.SESSION_HASH.eq(session))
        .fetch(row -> staged(session, row));
  }

  private static SessionReceipt staged(Hash session, Record row) {
    return new SessionReceipt(
        row.get(STAGED.ID),
        session,
        ReceiptState.valueOf(row.get(STAGED.STATE).name()),
        row.get(STAGED.RECEIVED_AT),
        Optional.empty(),
        Optional.empty());
  }

  @Override
  public void settle(StagedSubmission row, ReceiptState state, Instant at, Instant expiresAt) {
    row.session()
        .ifPresent(
            session ->
                dsl.insertInto(SESSION_RECEIPT)
                    .set(SESSION_RECEIPT.SUBMISSION_ID, row.id())
                    .set(SESSION_RECEIPT.SESSION_HASH, session)
                    .set(SESSION_RECEIPT.STATE, state)
                    .set(SESSION_RECEIPT.RECEIVED_AT, row.receivedAt())
                    .set(SESSION_RECEIPT.SETTLED_AT, at)
                    .set(SESSION_RECEIPT.EXPIRES_AT, expiresAt)
                    .onConflict(SESSION_RECEIPT.SUBMISSION_ID)
                    .doUpdate()
                    .set(SESSION_RECEIPT.STATE, state)
                    .set(SESSION_RECEIPT.SETTLED_AT, at)
                    .set(SESSION_RECEIPT.EXPIRES_AT, expiresAt)
                    .execute());
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
  public boolean delete(SubmissionId id) {
    return dsl.deleteFrom(SESSION_RECEIPT).where(SESSION_RECEIPT.SUBMISSION_ID.eq(id)).execute()
        == 1;
  }

  @Override
  public int deleteExpired(Instant now) {
    return dsl.deleteFrom(SESSION_RECEIPT)
        .where(SESSION_RECEIPT.EXPIRES_AT.lessOrEqual(now))
        .and(SESSION_RECEIPT.STATE.ne(ReceiptState.NER_HELD_FOR_REVIEW))
        .execute();
  }

  private static @Nullable Object[] values(SessionReceipt receipt) {
    return new @Nullable Object[] {
      receipt.id(),
      receipt.session(),
      receipt.state(),
      receipt.receivedAt(),
      receipt.settledAt().orElse(null),
      receipt.expiresAt().orElse(null)
    };
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
