package be.becivic.protocol.feedback;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

final class CapabilityTest {

  @Test
  void theCapabilitiesAreThoseOfTheTable() {
    assertThat(Arrays.stream(Capability.values()).map(Capability::wireName))
        .containsExactly(
            "file_read",
            "structured_output",
            "multi_turn",
            "tool_execution",
            "web_fetch",
            "pdf_generation",
            "vision",
            "local_filesystem",
            "path_traversal",
            "path_handoff");
  }
}
