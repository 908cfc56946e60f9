package be.becivic.server;

import be.becivic.intake.LimitSettings;
import be.becivic.protocol.lifecycle.Gate;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.server.config.Configuration;
import be.becivic.server.config.Keys;
import java.math.BigDecimal;

/** What the configuration means to the rooms. */
final class Settings {
  private Settings() {}

  static LimitSettings limits(Configuration configuration) {
    return new LimitSettings(
        configuration.get(Keys.LIMITS_PER_DAY),
        configuration.get(Keys.LIMITS_VALIDATIONS_PER_DAY),
        configuration.get(Keys.LIMITS_FLAGS_PER_DAY),
        configuration.get(Keys.LIMITS_BURST_PER_HOUR),
        configuration.get(Keys.LIMITS_GLOBAL_PER_HOUR),
        configuration.get(Keys.LIMITS_VALIDATE_PER_DAY),
        configuration.get(Keys.LIMITS_REJECTIONS_PER_DAY));
  }

  static Thresholds thresholds(Configuration configuration) {
    return new Thresholds(
        new Gate.AlphaToBeta(
            configuration.get(Keys.ALPHA_TO_BETA_CONFIRMS),
            configuration.get(Keys.ALPHA_TO_BETA_MAX_REJECTS),
            configuration.get(Keys.ALPHA_TO_BETA_MIN_AGE),
            configuration.get(Keys.ALPHA_TO_BETA_DISTINCT)),
        new Gate.BetaToStable(
            configuration.get(Keys.BETA_TO_STABLE_CONFIRMS),
            BigDecimal.valueOf(configuration.get(Keys.BETA_TO_STABLE_RATE)),
            configuration.get(Keys.BETA_TO_STABLE_MIN_AGE),
            configuration.get(Keys.BETA_TO_STABLE_DISTINCT)),
        configuration.get(Keys.ROLLBACK_MARGIN),
        Thresholds.DEFAULTS.sourceRot(),
        Thresholds.DEFAULTS.postHandoff(),
        Thresholds.DEFAULTS.hideAt());
  }
}
