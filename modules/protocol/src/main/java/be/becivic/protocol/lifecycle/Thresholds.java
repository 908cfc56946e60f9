package be.becivic.protocol.lifecycle;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;

/**
 * The numbers the lifecycle turns on.
 *
 * @param rollbackMargin how many rejects beyond the confirms undo a change
 * @param hideAt the net score at which a concern is folded away
 * @param review how long a change nobody confirms may keep others waiting
 */
public record Thresholds(
    Gate.AlphaToBeta alphaToBeta,
    Gate.BetaToStable betaToStable,
    int rollbackMargin,
    SourceRot sourceRot,
    PostHandoff postHandoff,
    int hideAt,
    QuarantineRule quarantine,
    ReviewPatience review) {

  public static final Thresholds DEFAULTS =
      new Thresholds(
          new Gate.AlphaToBeta(3, 0, Duration.ofHours(48), 3),
          new Gate.BetaToStable(10, new BigDecimal("0.85"), Duration.ofDays(14), 10),
          2,
          new SourceRot(2, Duration.ofDays(30)),
          new PostHandoff(3),
          -3,
          new QuarantineRule(1, 5),
          ReviewPatience.DEFAULT);

  public Thresholds {
    if (rollbackMargin < 1) {
      throw new IllegalArgumentException("the rollback margin must be at least 1");
    }
    if (hideAt >= 0) {
      throw new IllegalArgumentException("the hide threshold must be below 0");
    }
  }

  /** The same, with more voices asked for at either gate. */
  public Thresholds asking(int moreConfirms) {
    return with(new Gate.AlphaToBeta(
            alphaToBeta.confirms() + moreConfirms,
            alphaToBeta.maxRejects(),
            alphaToBeta.minAge(),
            alphaToBeta.distinct() + moreConfirms))
        .with(
            new Gate.BetaToStable(
                betaToStable.confirms() + moreConfirms,
                betaToStable.rate(),
                betaToStable.minAge(),
                betaToStable.distinct() + moreConfirms));
  }

  public Thresholds with(Gate.AlphaToBeta gate) {
    return new Thresholds(
        gate, betaToStable, rollbackMargin, sourceRot, postHandoff, hideAt, quarantine, review);
  }

  public Thresholds with(Gate.BetaToStable gate) {
    return new Thresholds(
        alphaToBeta, gate, rollbackMargin, sourceRot, postHandoff, hideAt, quarantine, review);
  }

  public Thresholds with(QuarantineRule rule) {
    return new Thresholds(
        alphaToBeta, betaToStable, rollbackMargin, sourceRot, postHandoff, hideAt, rule, review);
  }

  public Thresholds with(ReviewPatience patience) {
    return new Thresholds(
        alphaToBeta,
        betaToStable,
        rollbackMargin,
        sourceRot,
        postHandoff,
        hideAt,
        quarantine,
        patience);
  }

  public Thresholds withRollbackMargin(int margin) {
    return new Thresholds(
        alphaToBeta, betaToStable, margin, sourceRot, postHandoff, hideAt, quarantine, review);
  }

  public Thresholds withHideAt(int score) {
    return new Thresholds(
        alphaToBeta,
        betaToStable,
        rollbackMargin,
        sourceRot,
        postHandoff,
        score,
        quarantine,
        review);
  }

  public Optional<Gate> findGateFrom(Status status) {
    return switch (status) {
      case ALPHA -> Optional.of(alphaToBeta);
      case BETA -> Optional.of(betaToStable);
      case DRAFT, STABLE, QUARANTINED, DEPRECATED -> Optional.empty();
    };
  }

  public boolean isRolledBackBy(Tally tally) {
    return -tally.net() >= rollbackMargin;
  }

  /** Whether a concern with these votes is folded away; it stays one click from view. */
  public boolean isHiddenBy(Tally tally) {
    return tally.net() <= hideAt;
  }
}
