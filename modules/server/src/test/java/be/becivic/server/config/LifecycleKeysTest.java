package be.becivic.server.config;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.lifecycle.Thresholds;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LifecycleKeysTest {
  @TempDir Path folder;

  @Test
  void whereNothingIsSetTheNumbersAreTheDefaults() {
    assertThat(thresholds()).isEqualTo(Thresholds.DEFAULTS);
  }

  @Test
  void aNumberThatIsSetCounts() {
    assertThat(thresholds("lifecycle.rollback.margin=5").rollbackMargin()).isEqualTo(5);
  }

  private Thresholds thresholds(String... settings) {
    return LifecycleKeys.thresholds(
        Configuration.load(folder, Optional.empty(), Map.of(), List.of(settings)));
  }
}
