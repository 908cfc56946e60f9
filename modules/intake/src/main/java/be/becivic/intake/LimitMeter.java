package be.becivic.intake;

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

  /** When all of the limit is available again, if nothing more is counted. */
  Duration untilWhole(Instant now) {
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
