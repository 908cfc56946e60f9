package be.becivic.corpus.body;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.body.parser.BodyParser;
import org.junit.jupiter.api.Test;

class NumberedTextTest {
  @Test
  void whatCanChangeIsANumber() {
    NumberedText text =
        read(
            """
            **Declare** within <VV name="a-days" uid="val-00001">8 days</VV>
            of the *move* [a-source]: <Path id="a-path" />.
            """);

    assertThat(text.words()).isEqualTo("**Declare** within {1} of the *move* {2}: {3}.");
    assertThat(text.tags()).hasSize(3);
  }

  @Test
  void whatIsAtRiskIsWords() {
    assertThat(read("Go. <Risk reason=\"Late.\">Ask [a-source] first.</Risk>").words())
        .isEqualTo("Go. <Risk reason=\"Late.\">Ask {1} first.</Risk>");
  }

  @Test
  void aTranslationHasEachNumberOnce() {
    NumberedText text = read("See [one-source] and [other-source].");

    assertThat(text.isCompleteIn("{2} et {1}.")).isTrue();
    assertThat(text.isCompleteIn("{1}.")).isFalse();
    assertThat(text.isCompleteIn("{1}, {1} et {2}.")).isFalse();
    assertThat(text.isCompleteIn("{1}, {2} et {3}.")).isFalse();
  }

  private static NumberedText read(String paragraph) {
    return NumberedText.of(BodyParser.parse(paragraph, 0).document().getFirstChild());
  }
}
