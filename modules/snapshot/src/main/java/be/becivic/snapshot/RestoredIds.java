package be.becivic.snapshot;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.value.Hash;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.UUID;

/** Ids for restored rows, since those their submitters gave them were never published. */
final class RestoredIds {
  private static final long VERSION = 0x7000L;
  private static final long RANDOM_IN_FIRST = 0x0FFFL;
  private static final long VARIANT = Long.MIN_VALUE;

  private RestoredIds() {}

  /**
   * The same for the same row each time.
   *
   * @param row tells it from the other rows of its kind
   */
  static SubmissionId of(SubmissionId.Kind kind, Instant at, String row) {
    byte[] text = (kind.prefix() + row).getBytes(StandardCharsets.UTF_8);
    ByteBuffer bits = ByteBuffer.wrap(Hash.sha256(text).bytes());
    long first = at.toEpochMilli() << 16 | VERSION | bits.getLong() & RANDOM_IN_FIRST;
    return new SubmissionId(kind, new UUID(first, bits.getLong() >>> 2 | VARIANT));
  }
}
