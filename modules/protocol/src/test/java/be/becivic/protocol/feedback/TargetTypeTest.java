package be.becivic.protocol.feedback;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class TargetTypeTest {

  @ParameterizedTest
  @CsvSource({
    "skill, concern amendment validation draft rating",
    "skill_graph, concern",
    "volatile_value, concern amendment validation",
    "reference, concern amendment validation",
    "path, concern amendment validation draft",
    "path_source, concern amendment validation",
    "observation, validation",
    "agent_protocol, rating",
    "session, rating"
  })
  void eachTargetIsPermittedOnItsTypesOnly(String target, String types) {
    TargetType parsed = TargetType.parse(target).orElseThrow();
    assertThat(
            Arrays.stream(FeedbackType.values())
                .filter(parsed::isPermittedOn)
                .map(FeedbackType::wireName))
        .containsExactlyInAnyOrder(types.split(" "));
  }

  @Test
  void theTableAboveIsComplete() {
    assertThat(TargetType.values()).hasSize(9);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "SKILL", "skills", "concern", "path-source", "skill "})
  void anUnknownTargetIsNotRead(String wireName) {
    assertThat(TargetType.parse(wireName)).isEmpty();
  }
}
