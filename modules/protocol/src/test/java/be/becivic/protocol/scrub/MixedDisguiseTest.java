package be.becivic.protocol.scrub;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers of every kind in disguises put together at random, from parts seen and never seen. */
class MixedDisguiseTest {
  private static final int PLANTED = 4_000;
  private static final double MOST = 0.025;
  private static final Scrubber STRONG = PublishedRules.SCRUBBER.only(ScrubRule::isStrong);

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void fewGetThrough(boolean heldOut) {
    RandomGenerator random = new Random(47);
    List<String> escaped = new ArrayList<>();
    for (int i = 0; i < PLANTED; i++) {
      PlantedKind kind = PlantedKind.values()[i % PlantedKind.values().length];
      String written = MixedDisguise.some(random, heldOut).of(kind.make(random));
      int sentence = random.nextInt(DisguiseParts.SENTENCES.size());
      String text = DisguiseParts.SENTENCES.get(sentence).replace("%s", written);
      if (STRONG.scan(text).isEmpty()) {
        escaped.add(kind + " " + text);
      }
    }
    assertThat(escaped.size()).as("%s", escaped).isLessThan((int) (MOST * PLANTED));
  }
}
