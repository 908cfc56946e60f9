package be.becivic.server.listener;

import static be.becivic.protocol.error.ErrorCategory.OVERLOADED;
import static be.becivic.protocol.error.ErrorCategory.PAYLOAD_TOO_LARGE;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.OptionalLong;
import java.util.function.Supplier;

/** Reads a body of at most so many bytes, taking memory only for what has arrived. */
final class BoundedBodyReader {
  static final Rejection OVERLOAD = Rejection.retryLater(OVERLOADED, Duration.ofSeconds(1));
  private static final int FIRST_BUFFER = 16 * 1024;

  private BoundedBodyReader() {}

  /**
   * Reads to the end of the body.
   *
   * @param content opened only when the declared length is acceptable, since opening it invites the
   *     client to send
   */
  static Outcome<byte[]> read(
      Supplier<InputStream> content, OptionalLong declared, int limit, BodyMemory.Lease lease) {
    if (declared.orElse(0) > limit) {
      return Outcome.refused(Rejection.of(PAYLOAD_TOO_LARGE));
    }
    int expected = (int) Math.min(declared.orElse(FIRST_BUFFER), Math.min(FIRST_BUFFER, limit));
    if (!lease.grow(expected)) {
      return Outcome.refused(OVERLOAD);
    }
    try {
      return read(content.get(), new byte[expected], limit, lease);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Outcome<byte[]> read(
      InputStream content, byte[] first, int limit, BodyMemory.Lease lease) throws IOException {
    byte[] buffer = first;
    int length = 0;
    while (true) {
      if (length == buffer.length) {
        int next = content.read();
        if (next < 0) {
          return Outcome.ok(buffer);
        }
        if (length == limit) {
          return Outcome.refused(Rejection.of(PAYLOAD_TOO_LARGE));
        }
        int larger = (int) Math.min(limit, Math.max(FIRST_BUFFER, 2L * buffer.length));
        if (!lease.grow(larger - buffer.length)) {
          return Outcome.refused(OVERLOAD);
        }
        buffer = Arrays.copyOf(buffer, larger);
        buffer[length++] = (byte) next;
      }
      int read = content.read(buffer, length, buffer.length - length);
      if (read < 0) {
        return Outcome.ok(length == buffer.length ? buffer : Arrays.copyOf(buffer, length));
      }
      length += read;
    }
  }
}
