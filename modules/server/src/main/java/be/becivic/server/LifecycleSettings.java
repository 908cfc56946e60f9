package be.becivic.server;

import be.becivic.protocol.lifecycle.Gate;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.server.config.Configuration;
import be.becivic.server.config.Keys;
import java.math.BigDecimal;

/** The numbers of the lifecycle, as configured. */
final class LifecycleSettings {
  private LifecycleSettings() {}

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
