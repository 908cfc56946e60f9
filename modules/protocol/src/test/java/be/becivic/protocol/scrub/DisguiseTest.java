package be.becivic.protocol.scrub;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Plants numbers in sentences, disguised, and counts those that no strong rule finds. */
class DisguiseTest {
  private static final int ROUNDS = 40;
  private static final Scrubber STRONG = PublishedRules.SCRUBBER.only(ScrubRule::isStrong);
  private static final List<String> SENTENCES =
      List.of(
          "Mon numéro est %s, merci.",
          "Mijn nummer: %s", "The office asked for %s again", "Ich habe %s angegeben.");

  @Test
  void aNumberInPlainFormNeverGetsThrough() {
    assertThat(escapes(Stream.of(Disguise.BARE, Disguise.SPACES), 1).escaped).isEmpty();
  }

  @Test
  void atMostOneDisguisedNumberInFiftyGetsThrough() {
    assertThat(escapes(disguises(false), 2)).satisfies(DisguiseTest::fewEscaped);
  }

  @Test
  void atMostOneInFiftyGetsThroughInDisguisesTheRulesWereNotMadeFor() {
    assertThat(escapes(disguises(true), 3)).satisfies(DisguiseTest::fewEscaped);
  }

  private record Escapes(List<String> escaped, int planted) {}

  private static void fewEscaped(Escapes escapes) {
    assertThat(escapes.escaped.size() * 50).as("%s", escapes).isLessThanOrEqualTo(escapes.planted);
  }

  private static Stream<Disguise> disguises(boolean reserved) {
    return Stream.of(Disguise.values()).filter(each -> each.isReserved() == reserved);
  }

  private static Escapes escapes(Stream<Disguise> disguises, int seed) {
    RandomGenerator random = new Random(seed);
    List<String> escaped = new ArrayList<>();
    int planted = 0;
    for (Disguise disguise : disguises.toList()) {
      for (PlantedKind kind : PlantedKind.values()) {
        for (int i = 0; i < ROUNDS; i++) {
          String text =
              SENTENCES
                  .get(random.nextInt(SENTENCES.size()))
                  .formatted(disguise.of(kind.make(random), random));
          planted++;
          if (STRONG.scan(text).isEmpty()) {
            escaped.add(kind + " " + disguise + " " + text);
          }
        }
      }
    }
    return new Escapes(escaped, planted);
  }
}
