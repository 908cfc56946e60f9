package be.becivic.intake.internal.limit;

import be.becivic.protocol.error.Rejection;
import be.becivic.records.Counters;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What the refusals of one request may say. All of them are counted when the first is told, and
 * those beyond the address's budget no longer say what was wrong.
 */
public final class RefusalBudget {
  private final Limits limits;
  private final Counters counters;
  private final LimitKeys keys;
  private final Instant now;
  private final int refusals;
  private Limits.@Nullable Grant grant;
  private int told;

  public RefusalBudget(
      Limits limits, Counters counters, LimitKeys keys, Instant now, int refusals) {
    this.limits = limits;
    this.counters = counters;
    this.keys = keys;
    this.now = now;
    this.refusals = refusals;
  }

  public Rejection tell(Rejection rejection) {
    if (grant == null) {
      grant = limits.countRefusals(counters, keys, now, refusals);
    }
    told++;
    return told > grant.granted() ? grant.beyond() : rejection;
  }
}
