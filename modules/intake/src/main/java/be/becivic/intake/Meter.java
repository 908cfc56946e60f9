package be.becivic.intake;

import be.becivic.records.Counters;
import be.becivic.records.model.Hash;
import java.time.Duration;
import java.time.Instant;

/**
 * One limit on one key. A window is counted in buckets: a day is one bucket, a rolling hour is
 * sixty.
 */
record Meter(String policy, Hash key, long limit, Duration window, Duration bucket) {

  static Meter daily(String policy, Hash key, long limit) {
    return new Meter(policy, key, limit, Duration.ofDays(1), Duration.ofDays(1));
  }

  static Meter hourly(String policy, Hash key, long limit) {
    return new Meter(policy, key, limit, Duration.ofHours(1), Duration.ofMinutes(1));
  }

  /** Counts one more, also past the limit: who refuses undoes it with the rest. */
  Reading countOne(Counters counters, Instant now) {
    Instant current = startOfBucket(now);
    Instant oldest = current.minus(window).plus(bucket);
    counters.add(policy, key, current, 1, current.plus(window));
    Counters.Usage usage = counters.usage(policy, key, oldest);
    return new Reading(usage.total(), Duration.between(now, usage.oldest().plus(window)));
  }

  Quota quota(Reading reading) {
    return new Quota(policy, limit, window, Math.max(0, limit - reading.total), reading.reset);
  }

  boolean isExceededBy(Reading reading) {
    return reading.total > limit;
  }

  private Instant startOfBucket(Instant now) {
    long seconds = bucket.toSeconds();
    return Instant.ofEpochSecond(Math.floorDiv(now.getEpochSecond(), seconds) * seconds);
  }

  /** How much of the window is used, and when its oldest part falls out. */
  record Reading(long total, Duration reset) {}
}
