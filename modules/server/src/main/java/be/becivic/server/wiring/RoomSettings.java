package be.becivic.server.wiring;

import be.becivic.intake.hash.NetworkRange;
import be.becivic.intake.setup.IntakeSettings;
import be.becivic.intake.setup.LimitSettings;
import be.becivic.intake.setup.NetworkSettings;
import be.becivic.intake.setup.SharedNetworks;
import be.becivic.protocol.lifecycle.Gate;
import be.becivic.protocol.lifecycle.PrefixWidths;
import be.becivic.protocol.lifecycle.QuarantineRule;
import be.becivic.protocol.lifecycle.ReviewPatience;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.server.config.Configuration;
import be.becivic.server.config.ConfigurationKeys;
import java.math.BigDecimal;

/** What the configuration means to the rooms. */
public final class RoomSettings {
  private RoomSettings() {}

  static IntakeSettings intake(Configuration configuration) {
    return new IntakeSettings(
        limits(configuration),
        configuration.get(ConfigurationKeys.STAGING_WINDOW),
        new NetworkSettings(
            new PrefixWidths(
                configuration.get(ConfigurationKeys.VOTES_PREFIX_IPV4),
                configuration.get(ConfigurationKeys.VOTES_PREFIX_IPV6)),
            configuration.get(ConfigurationKeys.LIMITS_PREFIX_FACTOR),
            configuration.get(ConfigurationKeys.LIMITS_BEFORE_MAINTAINER),
            new SharedNetworks(
                configuration.get(ConfigurationKeys.LIMITS_SHARED_NETWORKS).stream()
                    .map(each -> NetworkRange.of(each.address(), each.prefix()))
                    .toList(),
                configuration.get(ConfigurationKeys.LIMITS_SHARED_FACTOR))));
  }

  private static LimitSettings limits(Configuration configuration) {
    return new LimitSettings(
        configuration.get(ConfigurationKeys.LIMITS_PER_DAY),
        configuration.get(ConfigurationKeys.LIMITS_VALIDATIONS_PER_DAY),
        configuration.get(ConfigurationKeys.LIMITS_FLAGS_PER_DAY),
        configuration.get(ConfigurationKeys.LIMITS_BURST_PER_HOUR),
        configuration.get(ConfigurationKeys.LIMITS_GLOBAL_PER_HOUR),
        configuration.get(ConfigurationKeys.LIMITS_VALIDATE_PER_DAY),
        configuration.get(ConfigurationKeys.LIMITS_REJECTIONS_PER_DAY));
  }

  public static Thresholds thresholds(Configuration configuration) {
    return new Thresholds(
        new Gate.AlphaToBeta(
            configuration.get(ConfigurationKeys.ALPHA_TO_BETA_CONFIRMS),
            configuration.get(ConfigurationKeys.ALPHA_TO_BETA_MAX_REJECTS),
            configuration.get(ConfigurationKeys.ALPHA_TO_BETA_MIN_AGE),
            configuration.get(ConfigurationKeys.ALPHA_TO_BETA_DISTINCT)),
        new Gate.BetaToStable(
            configuration.get(ConfigurationKeys.BETA_TO_STABLE_CONFIRMS),
            BigDecimal.valueOf(configuration.get(ConfigurationKeys.BETA_TO_STABLE_RATE)),
            configuration.get(ConfigurationKeys.BETA_TO_STABLE_MIN_AGE),
            configuration.get(ConfigurationKeys.BETA_TO_STABLE_DISTINCT)),
        configuration.get(ConfigurationKeys.ROLLBACK_MARGIN),
        Thresholds.DEFAULTS.sourceRot(),
        Thresholds.DEFAULTS.postHandoff(),
        Thresholds.DEFAULTS.hideAt(),
        new QuarantineRule(
            configuration.get(ConfigurationKeys.QUARANTINE_FLAGS),
            configuration.get(ConfigurationKeys.QUARANTINE_PER_HOUR)),
        new ReviewPatience(configuration.get(ConfigurationKeys.REVIEW_GIVES_WAY_AFTER)));
  }
}
