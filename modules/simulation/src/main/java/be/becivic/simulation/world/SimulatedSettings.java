package be.becivic.simulation.world;

import be.becivic.intake.setup.IntakeSettings;
import be.becivic.intake.setup.LimitSettings;
import be.becivic.intake.setup.NetworkSettings;
import be.becivic.intake.setup.SharedNetworks;
import be.becivic.protocol.lifecycle.PrefixWidths;
import be.becivic.protocol.lifecycle.Thresholds;
import java.time.Duration;

/** The numbers a simulated server goes by. */
public record SimulatedSettings(Thresholds thresholds, IntakeSettings intake) {

  /** What a server goes by that nobody configured. */
  public static final SimulatedSettings DEFAULTS =
      new SimulatedSettings(
          Thresholds.DEFAULTS,
          new IntakeSettings(
              new LimitSettings(50, 10, 2, 60, 1000, 500, 200),
              Duration.ofHours(24),
              new NetworkSettings(PrefixWidths.DEFAULTS, 4, 10, SharedNetworks.NONE)));

  /** How much of an address speaks with one voice. */
  public PrefixWidths prefixes() {
    return intake.networks().prefixes();
  }

  public SimulatedSettings with(Thresholds other) {
    return new SimulatedSettings(other, intake);
  }

  public SimulatedSettings with(PrefixWidths prefixes) {
    NetworkSettings now = intake.networks();
    var networks =
        new NetworkSettings(prefixes, now.prefixFactor(), now.beforeMaintainer(), now.shared());
    return new SimulatedSettings(
        thresholds, new IntakeSettings(intake.limits(), intake.stagingWindow(), networks));
  }
}
