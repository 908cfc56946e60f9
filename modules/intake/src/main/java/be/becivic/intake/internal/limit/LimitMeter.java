package be.becivic.intake.internal.limit;

import be.becivic.intake.answer.Quota;
import be.becivic.records.Counters;
import be.becivic.records.value.Hash;
import java.time.Duration;
import java.time.Instant;

/**
 * One limit on one key. A window is counted in buckets: a day is one bucket, a rolling hour is
 * sixty.
 */
record LimitMeter(String policy, Hash key, long limit, Duration window, Duration bucket) {

  static LimitMeter daily(String policy, Hash key, long limit) {
    return new LimitMeter(policy, key, limit, Duration.ofDays(1), Duration.ofDays(1));
  }

  static LimitMeter hourly(String policy, Hash key, long limit) {
    return new LimitMeter(policy, key, limit, Duration.ofHours(1), Duration.ofMinutes(1));
  }

  /** Counts so many more, also past the limit, and tells what the window holds then. */
  long add(Counters counters, Instant now, int amount) {
    return counters.add(addition(now, amount));
  }

  Counters.Addition addition(Instant now, int amount) {
    Instant bucketStart = startOfBucket(now);
    return new Counters.Addition(
        policy, key, bucketStart, amount, bucketStart.plus(window), startOfWindow(now));
  }

  /** What an address is told when its window holds so many. */
  Quota quota(long used, Instant now) {
    return new Quota(policy, limit, window, Math.max(0, limit - used), untilWhole(now));
  }

  /** When all of the limit is available again, if nothing more is counted. */
  private Duration untilWhole(Instant now) {
    return Duration.between(now, startOfBucket(now).plus(window));
  }

  /** When a first part of the limit is available again. */
  Duration untilSome(Counters counters, Instant now) {
    Instant oldest = counters.findOldest(policy, key, startOfWindow(now)).orElse(now);
    return Duration.between(now, oldest.plus(window));
  }

  private Instant startOfWindow(Instant now) {
    return startOfBucket(now).minus(window).plus(bucket);
  }

  private Instant startOfBucket(Instant now) {
    long seconds = bucket.toSeconds();
    return Instant.ofEpochSecond(Math.floorDiv(now.getEpochSecond(), seconds) * seconds);
  }
}
