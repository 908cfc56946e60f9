package be.becivic.records;

import be.becivic.records.model.Hash;
import java.time.Instant;
import java.util.Optional;

/** Counts per scope, key and window of time. */
public interface Counters {

  /** Adds to one window's count and returns what it is now. */
  default long add(String scope, Hash key, Instant windowStart, int amount, Instant expiresAt) {
    return add(scope, key, windowStart, amount, expiresAt, windowStart);
  }

  /** Adds to one window's count and returns the sum of the windows from {@code from} up to it. */
  long add(
      String scope, Hash key, Instant windowStart, int amount, Instant expiresAt, Instant from);

  /** The sum over all windows that start at or after the given time. */
  long sum(String scope, Hash key, Instant fromInclusive);

  /** The start of the oldest window that starts at or after the given time and counts anything. */
  Optional<Instant> findOldest(String scope, Hash key, Instant fromInclusive);

  int deleteExpired(Instant now);
}
