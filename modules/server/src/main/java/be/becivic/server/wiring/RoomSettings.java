package be.becivic.server.wiring;

import be.becivic.intake.hash.NetworkRange;
import be.becivic.intake.setup.IntakeSettings;
import be.becivic.intake.setup.LimitSettings;
import be.becivic.intake.setup.NetworkSettings;
import be.becivic.intake.setup.SharedNetworks;
import be.becivic.protocol.lifecycle.PrefixWidths;
import be.becivic.server.config.Configuration;
import be.becivic.server.config.ConfigurationKeys;

/** What the configuration means to the rooms. */
final class RoomSettings {
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
}
