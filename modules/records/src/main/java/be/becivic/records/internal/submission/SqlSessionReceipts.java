package be.becivic.records.internal.submission;

import static be.becivic.records.internal.jooq.Tables.SESSION_RECEIPT;
import static be.becivic.records.internal.jooq.Tables.STAGED;
import static be.becivic.records.internal.jooq.Tables.VALIDATION;
import static org.jooq.impl.DSL.inline;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.submission.CommittedReceipt;
import be.becivic.records.submission.ReceiptState;
import be.becivic.records.submission.SessionReceipt;
import be.becivic.records.submission.SessionReceipts;
import be.becivic.records.submission.StagedSubmission;
import be.becivic.records.value.Hash;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.Record;
import org.jooq.impl.DSL;

public final class SqlSessionReceipts implements SessionReceipts {
  /** How much of a hash the indexes have, so that they stay small. */
  private static final int INDEXED = 8;

  private final DSLContext dsl;

  public SqlSessionReceipts(DSLContext dsl) {
    this.dsl = dsl;
  }

  @Override
  public List<SessionReceipt> list(Hash session, Instant votesSince) {
    Map<SubmissionId, SessionReceipt> receipts = new HashMap<>();
    Stream.of(staged(session), votes(session, votesSince), settled(session))
        .flatMap(List::stream)
        .forEach(receipt -> receipts.put(receipt.id(), receipt));
    return receipts.values().stream()
        .sorted(
            Comparator.comparing(SessionReceipt::receivedAt)
                .thenComparing(receipt -> receipt.id().toString()))
        .toList();
  }

  private List<SessionReceipt> settled(Hash session) {
    return dsl.selectFrom(SESSION_RECEIPT)
        .where(SESSION_RECEIPT.SESSION_HASH.eq(session))
        .fetch(SqlSessionReceipts::read);
  }

  private List<SessionReceipt> staged(Hash session) {
    return dsl.select(STAGED.ID, STAGED.STATE, STAGED.RECEIVED_AT)
        .from(STAGED)
        .where(isOf(session, STAGED.SESSION_HASH))
        .fetch(row -> staged(session, row));
  }

  private List<SessionReceipt> votes(Hash session, Instant since) {
    return dsl.select(VALIDATION.ID, VALIDATION.QUARANTINED, VALIDATION.APPLIED_AT)
        .from(VALIDATION)
        .where(isOf(session, VALIDATION.SESSION_HASH))
        .and(VALIDATION.APPLIED_AT.greaterThan(since))
        .fetch(row -> vote(session, row));
  }

  /** Spells the beginning as the indexes do: only then are they used. */
  public static Condition isOf(Hash session, Field<Hash> column) {
    return DSL.field("substr({0}, 1, {1})", String.class, column, inline(INDEXED))
        .eq(session.base64Url().substring(0, INDEXED))
        .and(column.eq(session));
  }

  private static SessionReceipt vote(Hash session, Record row) {
    Instant at = row.get(VALIDATION.APPLIED_AT);
    return new SessionReceipt(
        row.get(VALIDATION.ID),
        session,
        row.get(VALIDATION.QUARANTINED) ? ReceiptState.QUARANTINED : ReceiptState.APPLIED,
        at,
        Optional.of(at),
        Optional.of(at.plus(CommittedReceipt.LIFE)));
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
