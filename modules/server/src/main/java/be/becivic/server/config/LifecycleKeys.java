package be.becivic.server.config;

import static be.becivic.server.config.ValueType.COUNT;
import static be.becivic.server.config.ValueType.DURATION;
import static be.becivic.server.config.ValueType.POSITIVE;
import static be.becivic.server.config.ValueType.RATIO;

import be.becivic.protocol.lifecycle.Gate;
import be.becivic.protocol.lifecycle.QuarantineRule;
import be.becivic.protocol.lifecycle.ReviewPatience;
import be.becivic.protocol.lifecycle.Thresholds;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;

/** The numbers the lifecycle turns on, as an operator sets them. */
public final class LifecycleKeys {
  private static final ConfigurationKey<Integer> ALPHA_TO_BETA_CONFIRMS =
      ConfigurationKey.of(
          "lifecycle.alpha-to-beta.confirms", POSITIVE, "3", "Confirmations to reach beta.");
  private static final ConfigurationKey<Integer> ALPHA_TO_BETA_MAX_REJECTS =
      ConfigurationKey.of(
          "lifecycle.alpha-to-beta.max-rejects", COUNT, "0", "Rejections that still allow it.");
  private static final ConfigurationKey<Duration> ALPHA_TO_BETA_MIN_AGE =
      ConfigurationKey.of(
          "lifecycle.alpha-to-beta.min-age", DURATION, "PT48H", "Least time spent in alpha.");
  private static final ConfigurationKey<Integer> ALPHA_TO_BETA_DISTINCT =
      ConfigurationKey.of(
          "lifecycle.alpha-to-beta.distinct", POSITIVE, "3", "Different networks that voted.");
  private static final ConfigurationKey<Integer> BETA_TO_STABLE_CONFIRMS =
      ConfigurationKey.of(
          "lifecycle.beta-to-stable.confirms", POSITIVE, "10", "Confirmations to reach stable.");
  private static final ConfigurationKey<Double> BETA_TO_STABLE_RATE =
      ConfigurationKey.of(
          "lifecycle.beta-to-stable.rate", RATIO, "0.85", "Least share of confirmations.");
  private static final ConfigurationKey<Duration> BETA_TO_STABLE_MIN_AGE =
      ConfigurationKey.of(
          "lifecycle.beta-to-stable.min-age", DURATION, "P14D", "Least time spent in beta.");
  private static final ConfigurationKey<Integer> BETA_TO_STABLE_DISTINCT =
      ConfigurationKey.of(
          "lifecycle.beta-to-stable.distinct", POSITIVE, "10", "Different networks that voted.");
  private static final ConfigurationKey<Integer> ROLLBACK_MARGIN =
      ConfigurationKey.of(
          "lifecycle.rollback.margin",
          POSITIVE,
          "2",
          "By how many rejections must outnumber confirmations for a change to be taken back.");
  private static final ConfigurationKey<Duration> REVIEW_GIVES_WAY_AFTER =
      ConfigurationKey.of(
          "lifecycle.review.gives-way-after",
          DURATION,
          "P14D",
          "When a change that nobody confirms makes place for one that waits.");
  private static final ConfigurationKey<Integer> QUARANTINE_FLAGS =
      ConfigurationKey.of(
          "lifecycle.quarantine.flags", POSITIVE, "1", "Networks whose flags take a text down.");
  private static final ConfigurationKey<Integer> QUARANTINE_PER_HOUR =
      ConfigurationKey.of(
          "lifecycle.quarantine.per-hour",
          COUNT,
          "5",
          "Texts of ours that flags take down in an hour; beyond it a caveat stands instead.");

  static final List<ConfigurationKey<?>> ALL =
      List.of(
          ALPHA_TO_BETA_CONFIRMS,
          ALPHA_TO_BETA_MAX_REJECTS,
          ALPHA_TO_BETA_MIN_AGE,
          ALPHA_TO_BETA_DISTINCT,
          BETA_TO_STABLE_CONFIRMS,
          BETA_TO_STABLE_RATE,
          BETA_TO_STABLE_MIN_AGE,
          BETA_TO_STABLE_DISTINCT,
          ROLLBACK_MARGIN,
          REVIEW_GIVES_WAY_AFTER,
          QUARANTINE_FLAGS,
          QUARANTINE_PER_HOUR);

  private LifecycleKeys() {}

  public static Thresholds thresholds(Configuration configuration) {
    return new Thresholds(
        new Gate.AlphaToBeta(
            configuration.get(ALPHA_TO_BETA_CONFIRMS),
            configuration.get(ALPHA_TO_BETA_MAX_REJECTS),
            configuration.get(ALPHA_TO_BETA_MIN_AGE),
            configuration.get(ALPHA_TO_BETA_DISTINCT)),
        new Gate.BetaToStable(
            configuration.get(BETA_TO_STABLE_CONFIRMS),
            BigDecimal.valueOf(configuration.get(BETA_TO_STABLE_RATE)),
            configuration.get(BETA_TO_STABLE_MIN_AGE),
            configuration.get(BETA_TO_STABLE_DISTINCT)),
        configuration.get(ROLLBACK_MARGIN),
        Thresholds.DEFAULTS.sourceRot(),
        Thresholds.DEFAULTS.postHandoff(),
        Thresholds.DEFAULTS.hideAt(),
        new QuarantineRule(
            configuration.get(QUARANTINE_FLAGS), configuration.get(QUARANTINE_PER_HOUR)),
        new ReviewPatience(configuration.get(REVIEW_GIVES_WAY_AFTER)));
  }
}
