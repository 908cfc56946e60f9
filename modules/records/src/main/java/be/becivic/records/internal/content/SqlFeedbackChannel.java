package be.becivic.records.internal.content;

import static be.becivic.records.internal.jooq.Tables.FEEDBACK_CHANNEL;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.records.content.FeedbackChannel;
import be.becivic.records.content.FeedbackRow;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jooq.DSLContext;
import org.jooq.Record;

public final class SqlFeedbackChannel implements FeedbackChannel {
  private final DSLContext dsl;

  public SqlFeedbackChannel(DSLContext dsl) {
    this.dsl = dsl;
  }

  @Override
  public void insert(FeedbackRow row) {
    dsl.insertInto(FEEDBACK_CHANNEL)
        .set(FEEDBACK_CHANNEL.UID, row.uid())
        .set(FEEDBACK_CHANNEL.SUBMISSION_ID, row.submission())
        .set(FEEDBACK_CHANNEL.TOPIC, row.topic().orElse(null))
        .set(FEEDBACK_CHANNEL.POINTER, row.pointer().orElse(null))
        .set(FEEDBACK_CHANNEL.BODY, row.body())
        .set(FEEDBACK_CHANNEL.SUBMITTING_AGENT, row.submittingAgent())
        .set(FEEDBACK_CHANNEL.CONTRACT_VERSION, row.contractVersion())
        .set(FEEDBACK_CHANNEL.SUBMITTED_AT, row.submittedAt())
        .set(FEEDBACK_CHANNEL.COMMITTED_AT, row.committedAt())
        .set(FEEDBACK_CHANNEL.TRIAGED_AT, row.triagedAt().orElse(null))
        .execute();
  }

  @Override
  public Optional<FeedbackRow> find(Uid uid) {
    return dsl.selectFrom(FEEDBACK_CHANNEL)
        .where(FEEDBACK_CHANNEL.UID.eq(uid))
        .fetchOptional(SqlFeedbackChannel::read);
  }

  @Override
  public Optional<FeedbackRow> findBySubmission(SubmissionId id) {
    return dsl.selectFrom(FEEDBACK_CHANNEL)
        .where(FEEDBACK_CHANNEL.SUBMISSION_ID.eq(id))
        .fetchOptional(SqlFeedbackChannel::read);
  }

  @Override
  public List<FeedbackRow> listUntriaged(int limit) {
    return dsl.selectFrom(FEEDBACK_CHANNEL)
        .where(FEEDBACK_CHANNEL.TRIAGED_AT.isNull())
        .orderBy(FEEDBACK_CHANNEL.UID)
        .limit(limit)
        .fetch(SqlFeedbackChannel::read);
  }

  @Override
  public List<FeedbackRow> listNewest(int limit) {
    return dsl.selectFrom(FEEDBACK_CHANNEL)
        .orderBy(FEEDBACK_CHANNEL.UID.desc())
        .limit(limit)
        .fetch(SqlFeedbackChannel::read);
  }

  @Override
  public boolean markTriaged(Uid uid, Instant at) {
    return dsl.update(FEEDBACK_CHANNEL)
            .set(FEEDBACK_CHANNEL.TRIAGED_AT, at)
            .where(FEEDBACK_CHANNEL.UID.eq(uid).and(FEEDBACK_CHANNEL.TRIAGED_AT.isNull()))
            .execute()
        == 1;
  }

  @Override
  public boolean delete(Uid uid) {
    return dsl.deleteFrom(FEEDBACK_CHANNEL).where(FEEDBACK_CHANNEL.UID.eq(uid)).execute() == 1;
  }

  private static FeedbackRow read(Record row) {
    return new FeedbackRow(
        row.get(FEEDBACK_CHANNEL.UID),
        row.get(FEEDBACK_CHANNEL.SUBMISSION_ID),
        Optional.ofNullable(row.get(FEEDBACK_CHANNEL.TOPIC)),
        Optional.ofNullable(row.get(FEEDBACK_CHANNEL.POINTER)),
        row.get(FEEDBACK_CHANNEL.BODY),
        row.get(FEEDBACK_CHANNEL.SUBMITTING_AGENT),
        row.get(FEEDBACK_CHANNEL.CONTRACT_VERSION),
        row.get(FEEDBACK_CHANNEL.SUBMITTED_AT),
        row.get(FEEDBACK_CHANNEL.COMMITTED_AT),
        Optional.ofNullable(row.get(FEEDBACK_CHANNEL.TRIAGED_AT)));
  }
}
