package be.becivic.records.internal.submission;

import static be.becivic.records.internal.jooq.Tables.KNOWN_ID;
import static org.jooq.impl.DSL.param;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.internal.sql.PreparedStatements;
import be.becivic.records.submission.KnownIds;
import be.becivic.records.value.Hash;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jooq.DSLContext;
import org.jooq.Query;

public final class SqlKnownIds implements KnownIds {
  private static final PreparedStatements.Template CLAIM =
      dsl ->
          dsl.insertInto(KNOWN_ID, KNOWN_ID.ID_HASH, KNOWN_ID.CLAIMED_AT)
              .values(param(KNOWN_ID.ID_HASH), param(KNOWN_ID.CLAIMED_AT))
              .onConflictDoNothing();

  private record Contained(int ids) implements PreparedStatements.Template {
    @Override
    public Query over(DSLContext dsl) {
      return dsl.select(KNOWN_ID.ID_HASH)
          .from(KNOWN_ID)
          .where(
              KNOWN_ID.ID_HASH.in(
                  Stream.generate(() -> param(KNOWN_ID.ID_HASH)).limit(ids).toList()));
    }
  }

  private static final PreparedStatements.Template RELEASE =
      dsl -> dsl.deleteFrom(KNOWN_ID).where(KNOWN_ID.ID_HASH.eq(param(KNOWN_ID.ID_HASH)));

  private final PreparedStatements prepared;

  public SqlKnownIds(PreparedStatements prepared) {
    this.prepared = prepared;
  }

  @Override
  public Set<SubmissionId> claim(Collection<SubmissionId> ids, Instant at) {
    List<SubmissionId> wanted = ids.stream().distinct().toList();
    int[] claimed =
        prepared.updateAll(CLAIM, wanted.stream().map(id -> new Object[] {hash(id), at}).toList());
    Set<SubmissionId> fresh = HashSet.newHashSet(wanted.size());
    for (int i = 0; i < claimed.length; i++) {
      if (claimed[i] == 1) {
        fresh.add(wanted.get(i));
      }
    }
    return fresh;
  }

  @Override
  public Set<SubmissionId> filterKnown(Collection<SubmissionId> ids) {
    Map<Hash, SubmissionId> hashes =
        ids.stream().distinct().collect(Collectors.toMap(SqlKnownIds::hash, Function.identity()));
    return hashes.isEmpty()
        ? Set.of()
        : Set.copyOf(
            prepared.list(
                new Contained(hashes.size()),
                row -> Objects.requireNonNull(hashes.get(row.get(KNOWN_ID.ID_HASH))),
                hashes.keySet().toArray()));
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
