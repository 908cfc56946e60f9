package be.becivic.intake;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.records.Counters;
import be.becivic.records.model.Hash;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The limits of §8.4, counted in the same transaction that stores what they let through. */
record Limits(LimitSettings settings) {
  private static final Hash EVERYONE = Hash.sha256(new byte[0]);

  /** What is left for the address afterwards, and why it may not go on. */
  record Share(List<Quota> quotas, Optional<Rejection> refusal) {}

  Share take(Counters counters, Hash address, Instant now) {
    var quotas = new ArrayList<Quota>();
    for (Meter meter : perAddress(address)) {
      long used = meter.countOne(counters, now);
      quotas.add(quota(meter, used, now));
      if (used > meter.limit()) {
        return new Share(quotas, Optional.of(tooMany(meter, counters, now)));
      }
    }
    Meter everyone = Meter.hourly("everyone", EVERYONE, settings.globalPerHour());
    return everyone.countOne(counters, now) > everyone.limit()
        ? new Share(quotas, Optional.of(tooMany(everyone, counters, now)))
        : new Share(quotas, Optional.empty());
  }

  /** Refusals have a budget of their own; beyond it the answer no longer says what was wrong. */
  Rejection countRefusal(Counters counters, Hash address, Instant now, Rejection rejection) {
    Meter meter = Meter.daily("refused", address, settings.rejectionsPerDay());
    return meter.countOne(counters, now) > meter.limit()
        ? tooMany(meter, counters, now)
        : rejection;
  }

  private List<Meter> perAddress(Hash address) {
    return List.of(
        Meter.daily("day", address, settings.perDay()),
        Meter.hourly("hour", address, settings.burstPerHour()));
  }

  private static Quota quota(Meter meter, long used, Instant now) {
    return new Quota(
        meter.policy(),
        meter.limit(),
        meter.window(),
        Math.max(0, meter.limit() - used),
        meter.untilWhole(now));
  }

  private static Rejection tooMany(Meter meter, Counters counters, Instant now) {
    return Rejection.retryLater(ErrorCategory.RATE_LIMIT_EXCEEDED, meter.untilSome(counters, now));
  }
}
