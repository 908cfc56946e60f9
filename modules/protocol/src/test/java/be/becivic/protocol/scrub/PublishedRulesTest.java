package be.becivic.protocol.scrub;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PublishedRulesTest {

  @ParameterizedTest
  @MethodSource("be.becivic.protocol.scrub.Cases#caught")
  void aRuleCatchesWhatItIsFor(String rule, String text) {
    assertThat(PublishedRules.firedOn(text)).contains(rule);
  }

  @ParameterizedTest
  @MethodSource("be.becivic.protocol.scrub.Cases#caught")
  void aRuleCatchesItInTheMiddleOfASentence(String rule, String text) {
    assertThat(PublishedRules.firedOn("Mon numéro est « " + text + " », dit-il.")).contains(rule);
  }

  @ParameterizedTest
  @MethodSource({
    "be.becivic.protocol.scrub.Cases#harmless",
    "be.becivic.protocol.scrub.GatheredCases#harmless"
  })
  void noRuleTouchesTheTextsOfTheTrade(String text) {
    assertThat(PublishedRules.firedOn(text)).isEmpty();
    assertThat(PublishedRules.firedOn("Selon le guichet: " + text + ".")).isEmpty();
  }
}
