package be.becivic.records.internal.tables;

import static be.becivic.records.internal.jooq.Tables.KNOWN_ID;
import static org.jooq.impl.DSL.param;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.KnownIds;
import be.becivic.records.model.Hash;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jooq.DSLContext;
import org.jooq.Query;

final class SqlKnownIds implements KnownIds {
  private record Claim(int ids) implements Prepared.Template {
    @Override
    public Query over(DSLContext dsl) {
      var claim = dsl.insertInto(KNOWN_ID, KNOWN_ID.ID_HASH, KNOWN_ID.CLAIMED_AT);
      for (int i = 0; i < ids; i++) {
        claim = claim.values(param(KNOWN_ID.ID_HASH), param(KNOWN_ID.CLAIMED_AT));
      }
      return claim.onConflictDoNothing().returningResult(KNOWN_ID.ID_HASH);
    }
  }

  private record Contained(int ids) implements Prepared.Template {
    @Override
    public Query over(DSLContext dsl) {
      return dsl.select(KNOWN_ID.ID_HASH)
          .from(KNOWN_ID)
          .where(
              KNOWN_ID.ID_HASH.in(
                  Stream.generate(() -> param(KNOWN_ID.ID_HASH)).limit(ids).toList()));
    }
  }

  private static final Prepared.Template RELEASE =
      dsl -> dsl.deleteFrom(KNOWN_ID).where(KNOWN_ID.ID_HASH.eq(param(KNOWN_ID.ID_HASH)));

  private final Prepared prepared;

  SqlKnownIds(Prepared prepared) {
    this.prepared = prepared;
  }

  @Override
  public Set<SubmissionId> claim(Collection<SubmissionId> ids, Instant at) {
    Map<Hash, SubmissionId> hashes = hashes(ids);
    return list(
        hashes,
        new Claim(hashes.size()),
        hashes.keySet().stream().flatMap(hash -> Stream.of(hash, at)).toArray());
  }

  @Override
  public Set<SubmissionId> filterKnown(Collection<SubmissionId> ids) {
    Map<Hash, SubmissionId> hashes = hashes(ids);
    return list(hashes, new Contained(hashes.size()), hashes.keySet().toArray());
  }

  private Set<SubmissionId> list(
      Map<Hash, SubmissionId> hashes, Prepared.Template template, Object[] values) {
    return hashes.isEmpty()
        ? Set.of()
        : Set.copyOf(prepared.list(template, row -> hashes.get(row.get(KNOWN_ID.ID_HASH)), values));
  }

  private static Map<Hash, SubmissionId> hashes(Collection<SubmissionId> ids) {
    return ids.stream()
        .distinct()
        .collect(Collectors.toMap(SqlKnownIds::hash, Function.identity()));
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
