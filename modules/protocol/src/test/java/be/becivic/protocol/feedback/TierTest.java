package be.becivic.protocol.feedback;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

final class TierTest {

  @ParameterizedTest(name = "{0} on {1}")
  @CsvSource({
    "concern, skill, multi_turn structured_output",
    "concern, skill_graph, multi_turn structured_output",
    "concern, volatile_value, multi_turn structured_output",
    "concern, reference, multi_turn structured_output",
    "concern, path, multi_turn structured_output",
    "concern, path_source, multi_turn structured_output",
    "amendment, skill, multi_turn structured_output web_fetch tool_execution",
    "amendment, volatile_value, multi_turn structured_output",
    "amendment, reference, multi_turn structured_output",
    "amendment, path, multi_turn structured_output web_fetch tool_execution",
    "amendment, path_source, multi_turn structured_output web_fetch tool_execution",
    "validation, skill, multi_turn structured_output web_fetch tool_execution",
    "validation, volatile_value, multi_turn structured_output web_fetch tool_execution",
    "validation, reference, multi_turn structured_output web_fetch tool_execution",
    "validation, path, multi_turn structured_output web_fetch tool_execution",
    "validation, path_source, multi_turn structured_output web_fetch tool_execution",
    "validation, observation, multi_turn structured_output",
    "draft, skill, multi_turn structured_output web_fetch tool_execution file_read",
    "draft, path, multi_turn structured_output web_fetch tool_execution file_read",
    "feedback, , multi_turn structured_output",
    "rating, skill, multi_turn structured_output",
    "rating, agent_protocol, multi_turn structured_output",
    "rating, session, multi_turn structured_output",
    "analytics, , multi_turn structured_output"
  })
  void eachTypeAndTargetAsksForItsCapabilities(String type, String target, String capabilities) {
    Tier tier = tier(type, target);
    assertThat(tier.required().stream().map(Capability::wireName))
        .containsExactlyInAnyOrder(capabilities.split(" "));
  }

  @ParameterizedTest
  @EnumSource
  void aTierIsReachedByItsCapabilitiesAndMissedWithoutAnyOneOfThem(Tier tier) {
    Set<Capability> declared = tier.required();
    assertThat(tier.isReachedBy(declared)).isTrue();
    for (Capability capability : declared) {
      var less = new HashSet<>(declared);
      less.remove(capability);
      assertThat(tier.isReachedBy(less)).as("without " + capability).isFalse();
    }
  }

  @Test
  void moreCapabilitiesNeverLoseATier() {
    var random = new Random(7);
    List<Capability> all = List.of(Capability.values());
    for (int i = 0; i < 500; i++) {
      List<Capability> some = all.stream().filter(_ -> random.nextBoolean()).toList();
      var more = new HashSet<>(some);
      more.add(all.get(random.nextInt(all.size())));
      for (Tier tier : Tier.values()) {
        assertThat(!tier.isReachedBy(some) || tier.isReachedBy(more)).isTrue();
      }
    }
  }

  private static Tier tier(String type, String target) {
    return Tier.of(
        FeedbackType.parse(type).orElseThrow(),
        Optional.ofNullable(target).map(name -> TargetType.parse(name).orElseThrow()));
  }
}
