package be.becivic.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Tag("long")
class PrivacyProofIT {
  private static final int PAGES = Boolean.getBoolean("test.thorough") ? 60 : 20;

  @TempDir Path folder;

  @Test
  @Timeout(300)
  void aHostilePopulationLeavesNoTrace() throws Exception {
    try (var proof = Becivic.run(folder, "privacy-proof", "--small", "--pages", "" + PAGES)) {
      String report = proof.output();
      assertThat(proof.exitCode()).as(report).isZero();
      assertThat(report)
          .contains("Identifiers that were not refused: none")
          .contains("Traces found afterwards: none")
          .contains("Nothing was found that identifies anybody.");
    }
  }
}
