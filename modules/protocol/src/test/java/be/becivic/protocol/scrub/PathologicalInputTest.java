package be.becivic.protocol.scrub;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import be.becivic.protocol.scrub.internal.pattern.ScannedText;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

class PathologicalInputTest {
  private static final boolean THOROUGH = Boolean.getBoolean("test.thorough");
  private static final int LONGEST = THOROUGH ? 524_288 : 65_536;
  private static final Duration PATIENCE = Duration.ofSeconds(THOROUGH ? 30 : 5);
  private static final List<ScrubRule> RULES = PublishedRules.RULES.rules();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1",
        "@",
        "x@a.",
        "be12",
        "1 ",
        "12 ",
        "+1",
        "0032",
        "1...",
        "99.99.99-999.9",
        "B 1234567 ",
        "\u200B",
        "8\u0301",
        "\u0301\u0316",
        "\uFDFA",
        "\uD83D\uDE001"
      })
  void aHugeTextIsScannedInNoTime(String unit) {
    String text = unit.repeat(LONGEST / unit.length());

    assertTimeout(PATIENCE, () -> PublishedRules.SCRUBBER.scan(text));
  }

  @ParameterizedTest
  @FieldSource("RULES")
  void noPublishedRuleComesNearItsTimeLimit(ScrubRule rule) {
    CompiledRule compiled = new CompiledRule(rule);
    RandomGenerator random = new Random(16);

    for (String unit : units(random)) {
      String text = unit.repeat(10_000 / unit.length());
      assertThat(compiled.firstHit(ScannedText.of(text)))
          .as(unit)
          .isNotEqualTo(Optional.of(new RuleMatch(0, text.length())));
    }
  }

  private static List<String> units(RandomGenerator random) {
    List<String> units = new ArrayList<>();
    String alphabet = "0139 .-+@[(aBe/";
    for (int i = 0; i < 100; i++) {
      StringBuilder unit = new StringBuilder();
      for (int k = random.nextInt(1, 12); k > 0; k--) {
        String character = Character.toString(alphabet.charAt(random.nextInt(alphabet.length())));
        unit.append(character.repeat(random.nextInt(1, 5)));
      }
      units.add(unit.toString());
    }
    return units;
  }
}
