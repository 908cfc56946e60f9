package be.becivic.ner.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FoldedTextTest {

  @ParameterizedTest
  @CsvSource({
    "Ｄｕｐｏｎｔ, Dupont",
    "Pee\u200bters, Peeters",
    "Jan\u00adssens, Janssens",
    "Sophie\ufe0f, Sophie",
    "Rene\u0301, René",
    "Saint‑Gilles, Saint-Gilles",
    "\u0420eeters, Peeters",
    "S\u043ephie, Sophie",
    "D\u03bfdo, Dodo"
  })
  void disguisesAreTakenOff(String disguised, String plain) {
    FoldedText folded = FoldedText.of(disguised);

    assertThat(folded.substring(0, folded.length())).isEqualTo(plain);
  }

  @Test
  void aWordInOneForeignScriptStaysAsItIs() {
    FoldedText folded = FoldedText.of("Оксана");

    assertThat(folded.substring(0, folded.length())).isEqualTo("Оксана");
  }

  @Test
  void everyCharacterKnowsWhereItCameFrom() {
    String text = "a\u200bb\ufb01e\u0301z";
    FoldedText folded = FoldedText.of(text);

    assertThat(folded.substring(0, folded.length())).isEqualTo("abfiéz");
    assertThat(text.substring(folded.originalStart(2), folded.originalEnd(3))).isEqualTo("\ufb01");
    assertThat(text.substring(folded.originalStart(4), folded.originalEnd(4))).isEqualTo("e\u0301");
    assertThat(text.substring(folded.originalStart(0), folded.originalEnd(0))).isEqualTo("a\u200b");
  }
}
