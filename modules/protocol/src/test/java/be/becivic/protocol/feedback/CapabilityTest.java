package be.becivic.protocol.feedback;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

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

  @ParameterizedTest
  @EnumSource
  void eachIsFoundByItsName(Capability capability) {
    assertThat(Capability.parse(capability.wireName())).contains(capability);
  }

  @ParameterizedTest
  @ValueSource(strings = {"MULTI_TURN", "juggling", ""})
  void otherNamesAreNone(String name) {
    assertThat(Capability.parse(name)).isEmpty();
  }
}
