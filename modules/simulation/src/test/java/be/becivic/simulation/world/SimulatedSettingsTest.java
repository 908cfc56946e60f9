package be.becivic.simulation.world;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.intake.setup.IntakeSettings;
import be.becivic.intake.setup.LimitSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SimulatedSettingsTest {
  private static final Pattern ROW = Pattern.compile("(?m)^\\| `([a-z0-9.-]+)` \\| `([^`]*)` \\|");

  /** The page is held against the server's own defaults, so it can stand in for them. */
  @Test
  void simulatedServersGoByTheNumbersOfThePage() throws IOException {
    Map<String, String> page =
        ROW.matcher(Files.readString(Path.of("../../docs/configuration.md")))
            .results()
            .collect(Collectors.toMap(row -> row.group(1), row -> row.group(2)));
    IntakeSettings intake = SimulatedSettings.DEFAULTS.intake();
    assertThat(intake.stagingWindow()).isEqualTo(Duration.parse(page.get("staging.window")));
    assertThat(intake.limits())
        .isEqualTo(
            new LimitSettings(
                number(page, "per-day"),
                number(page, "validations-per-day"),
                number(page, "flags-per-day"),
                number(page, "burst-per-hour"),
                number(page, "global-per-hour"),
                number(page, "validate-per-day"),
                number(page, "rejections-per-day")));
  }

  private static long number(Map<String, String> page, String limit) {
    return Long.parseLong(page.get("limits." + limit));
  }
}
