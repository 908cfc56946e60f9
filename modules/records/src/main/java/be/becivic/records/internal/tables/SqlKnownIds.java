package be.becivic.records.internal.tables;

import static be.becivic.records.internal.jooq.Tables.KNOWN_ID;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.KnownIds;
import be.becivic.records.model.Hash;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import org.jooq.DSLContext;

final class SqlKnownIds implements KnownIds {
  private final DSLContext dsl;

  SqlKnownIds(DSLContext dsl) {
    this.dsl = dsl;
  }

  @Override
  public boolean claim(SubmissionId id, Instant at) {
    return dsl.insertInto(KNOWN_ID)
            .set(KNOWN_ID.ID_HASH, hash(id))
            .set(KNOWN_ID.CLAIMED_AT, at)
            .onConflictDoNothing()
            .execute()
        == 1;
  }

  @Override
  public boolean contains(SubmissionId id) {
    return dsl.fetchExists(KNOWN_ID, KNOWN_ID.ID_HASH.eq(hash(id)));
  }

  private static Hash hash(SubmissionId id) {
    return Hash.sha256(id.toString().getBytes(StandardCharsets.US_ASCII));
  }
}
