package be.becivic.records.internal.tables;

import static be.becivic.records.internal.jooq.Tables.KNOWN_ID;
import static org.jooq.impl.DSL.param;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.KnownIds;
import be.becivic.records.model.Hash;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;

final class SqlKnownIds implements KnownIds {
  private static final Prepared.Template CLAIM =
      dsl ->
          dsl.insertInto(KNOWN_ID, KNOWN_ID.ID_HASH, KNOWN_ID.CLAIMED_AT)
              .values(param(KNOWN_ID.ID_HASH), param(KNOWN_ID.CLAIMED_AT))
              .onConflictDoNothing();

  private static final Prepared.Template CONTAINS =
      dsl -> dsl.selectOne().from(KNOWN_ID).where(KNOWN_ID.ID_HASH.eq(param(KNOWN_ID.ID_HASH)));

  private static final Prepared.Template RELEASE =
      dsl -> dsl.deleteFrom(KNOWN_ID).where(KNOWN_ID.ID_HASH.eq(param(KNOWN_ID.ID_HASH)));

  private final Prepared prepared;

  SqlKnownIds(Prepared prepared) {
    this.prepared = prepared;
  }

  @Override
  public boolean claim(SubmissionId id, Instant at) {
    return prepared.update(CLAIM, hash(id), at) == 1;
  }

  @Override
  public boolean contains(SubmissionId id) {
    return prepared.findNumber(CONTAINS, hash(id)).isPresent();
  }

  @Override
  public void release(SubmissionId id) {
    prepared.update(RELEASE, hash(id));
  }

  /**
   * A hash that begins with the id's own time, which {@code claimed_at} gives away anyway: ids of
   * one time then lie on a few pages of the index instead of one page each.
   */
  private static Hash hash(SubmissionId id) {
    byte[] hash = Hash.sha256(id.toString().getBytes(StandardCharsets.US_ASCII)).bytes();
    long time = id.uuid().getMostSignificantBits() >>> Short.SIZE;
    ByteBuffer.wrap(hash).putShort((short) (time >>> Integer.SIZE)).putInt((int) time);
    return Hash.of(hash);
  }
}
