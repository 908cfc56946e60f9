package be.becivic.protocol.scrub;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.error.ScrubFailure;
import org.junit.jupiter.api.Test;

class MaskedMatchTest {

  @Test
  void onlyTheShapeOfTheSurroundingsIsShown() {
    String text = "Mon numéro national est le 85.07.30-033.28, né à Liège en 1985.";

    assertThat(PublishedRules.SCRUBBER.maskedMatches(text))
        .containsExactly(
            new MaskedMatch(
                "belgian_nrn",
                ScrubFailure.Category.IDENTITY,
                "xxxx xxx xx ##.##.##-###.##, xx x xxxxx "));
  }

  @Test
  void aShortTextIsShownWhole() {
    assertThat(PublishedRules.SCRUBBER.maskedMatches("a@b.be"))
        .containsExactly(new MaskedMatch("email", ScrubFailure.Category.ADDRESS, "x@x.xx"));
  }

  @Test
  void noSnippetIsLongerThanFortyCharacters() {
    String text = "x".repeat(500) + " jan@" + "example.".repeat(6) + "be " + "y".repeat(500);

    assertThat(PublishedRules.SCRUBBER.maskedMatches(text))
        .singleElement()
        .satisfies(match -> assertThat(match.contextSnippet()).hasSize(40));
  }

  @Test
  void anotherScriptIsMaskedToo() {
    assertThat(PublishedRules.SCRUBBER.maskedMatches("ваш ＠ jan@example.be 字\u0007😀"))
        .singleElement()
        .satisfies(match -> assertThat(match.contextSnippet()).matches("[x#@. ]+"));
  }
}
