package be.becivic.records;

import be.becivic.records.model.Hash;
import java.time.Instant;
import java.util.Optional;

/** Counts per scope, key and window of time. */
public interface Counters {

  /** Adds to one window's count and returns what it is now. */
  long add(String scope, Hash key, Instant windowStart, int amount, Instant expiresAt);

  /** The sum over all windows that start at or after the given time. */
  long sum(String scope, Hash key, Instant fromInclusive);

  /** The start of the oldest window that starts at or after the given time and counts anything. */
  Optional<Instant> findOldest(String scope, Hash key, Instant fromInclusive);

  int deleteExpired(Instant now);
}
