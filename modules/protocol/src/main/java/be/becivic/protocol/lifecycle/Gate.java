package be.becivic.protocol.lifecycle;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** What a cohort must show before its artefact moves up one status. */
public sealed interface Gate {

  Status to();

  /** What is still missing; empty when the gate is open. */
  List<Need> unmet(Tally tally, Duration age);

  /** The gate from alpha to beta. */
  record AlphaToBeta(int confirms, int maxRejects, Duration minAge, int distinct) implements Gate {
    public AlphaToBeta {
      requireCommon(confirms, minAge, distinct);
      if (maxRejects < 0) {
        throw new IllegalArgumentException("max-rejects must not be negative");
      }
    }

    @Override
    public Status to() {
      return Status.BETA;
    }

    @Override
    public List<Need> unmet(Tally tally, Duration age) {
      var needs = new ArrayList<Need>();
      if (tally.confirms() < confirms) {
        needs.add(new Need.MoreConfirms(tally.confirms(), confirms));
      }
      if (tally.rejects() > maxRejects) {
        needs.add(new Need.FewerRejects(tally.rejects(), maxRejects));
      }
      addCommon(needs, tally, age, distinct, minAge);
      return List.copyOf(needs);
    }
  }

  /** The gate from beta to stable. The rate must be exceeded; reaching it is not enough. */
  record BetaToStable(int confirms, BigDecimal rate, Duration minAge, int distinct)
      implements Gate {
    public BetaToStable {
      requireCommon(confirms, minAge, distinct);
      if (rate.signum() < 0 || rate.compareTo(BigDecimal.ONE) >= 0) {
        throw new IllegalArgumentException("rate must be at least 0 and less than 1");
      }
      rate = rate.stripTrailingZeros();
    }

    @Override
    public Status to() {
      return Status.STABLE;
    }

    @Override
    public List<Need> unmet(Tally tally, Duration age) {
      var needs = new ArrayList<Need>();
      if (tally.confirms() < confirms) {
        needs.add(new Need.MoreConfirms(tally.confirms(), confirms));
      }
      if (!isRateExceeded(tally)) {
        needs.add(new Need.HigherRate(tally.confirms(), tally.distinct(), rate));
      }
      addCommon(needs, tally, age, distinct, minAge);
      return List.copyOf(needs);
    }

    private boolean isRateExceeded(Tally tally) {
      BigDecimal wanted = rate.multiply(BigDecimal.valueOf(tally.distinct()));
      return BigDecimal.valueOf(tally.confirms()).compareTo(wanted) > 0;
    }
  }

  private static void requireCommon(int confirms, Duration minAge, int distinct) {
    if (confirms < 1 || distinct < 1) {
      throw new IllegalArgumentException("confirms and distinct must be at least 1");
    }
    if (minAge.isNegative()) {
      throw new IllegalArgumentException("min-age must not be negative");
    }
  }

  private static void addCommon(
      List<Need> needs, Tally tally, Duration age, int distinct, Duration minAge) {
    if (tally.distinct() < distinct) {
      needs.add(new Need.MoreDistinct(tally.distinct(), distinct));
    }
    if (age.compareTo(minAge) < 0) {
      needs.add(new Need.MoreTime(minAge.minus(age)));
    }
  }
}
