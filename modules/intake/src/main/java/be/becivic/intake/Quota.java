package be.becivic.intake;

import java.time.Duration;
import java.time.Instant;

/** How much of one limit is left for the address that asked. */
public record Quota(String policy, long limit, Duration window, long remaining, Duration reset) {

  static Quota of(LimitMeter meter, long used, Instant now) {
    return new Quota(
        meter.policy(),
        meter.limit(),
        meter.window(),
        Math.max(0, meter.limit() - used),
        meter.untilWhole(now));
  }
}
