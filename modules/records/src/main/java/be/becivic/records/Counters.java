package be.becivic.records;

import be.becivic.records.value.Hash;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Counts per scope, key and window of time. */
public interface Counters {

  /**
   * So much more in one window.
   *
   * @param from where the first of the windows starts that are summed up to this one
   */
  record Addition(
      String scope, Hash key, Instant windowStart, int amount, Instant expiresAt, Instant from) {}

  /** Adds to one window's count and returns what it is now. */
  default long add(String scope, Hash key, Instant windowStart, int amount, Instant expiresAt) {
    return add(new Addition(scope, key, windowStart, amount, expiresAt, windowStart));
  }

  /** Adds to one window's count and returns the sum of the windows up to it. */
  default long add(Addition addition) {
    return addAll(List.of(addition)).getFirst();
  }

  /** The same for several scopes, each named once. */
  List<Long> addAll(List<Addition> additions);

  /** The sum over all windows that start at or after the given time. */
  long sum(String scope, Hash key, Instant fromInclusive);

  /** The start of the oldest window that starts at or after the given time and counts anything. */
  Optional<Instant> findOldest(String scope, Hash key, Instant fromInclusive);

  int deleteExpired(Instant now);
}
