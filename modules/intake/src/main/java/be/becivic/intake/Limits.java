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
  private static final Hash EVERYONE = Hash.of(new byte[] {0});

  /** What is left for the address afterwards, and why it may not go on. */
  record Share(List<Quota> quotas, Optional<Rejection> refusal) {}

  Share take(Counters counters, Hash address, Instant now) {
    var quotas = new ArrayList<Quota>();
    for (Meter meter : perAddress(address)) {
      Meter.Reading reading = meter.countOne(counters, now);
      quotas.add(meter.quota(reading));
      if (meter.isExceededBy(reading)) {
        return new Share(quotas, Optional.of(tooMany(reading)));
      }
    }
    Meter everyone = Meter.hourly("everyone", EVERYONE, settings.globalPerHour());
    Meter.Reading reading = everyone.countOne(counters, now);
    return new Share(
        quotas,
        everyone.isExceededBy(reading) ? Optional.of(tooMany(reading)) : Optional.empty());
  }

  /** Refusals have a budget of their own; beyond it the answer no longer says what was wrong. */
  Rejection countRefusal(Counters counters, Hash address, Instant now, Rejection rejection) {
    Meter meter = Meter.daily("refused", address, settings.rejectionsPerDay());
    Meter.Reading reading = meter.countOne(counters, now);
    return meter.isExceededBy(reading) ? tooMany(reading) : rejection;
  }

  private List<Meter> perAddress(Hash address) {
    return List.of(
        Meter.daily("day", address, settings.perDay()),
        Meter.hourly("hour", address, settings.burstPerHour()));
  }

  private static Rejection tooMany(Meter.Reading reading) {
    return Rejection.retryLater(ErrorCategory.RATE_LIMIT_EXCEEDED, reading.reset());
  }
}
