package be.becivic.protocol.disguise;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordKindsTest {
  private static final WordKinds KINDS = WordKinds.of(CueWords.load());

  @ParameterizedTest
  @CsvSource({
    "seven, digit",
    "vierundzwanzig, number",
    "dreihundertzwei, number",
    "kaartnummer, identifier",
    "huisnummer, holder",
    "oktober, month",
    "weeks, unit",
    "artikel, numbered",
    "portugaise, country",
    "x, letter",
    "kbc, vowelless",
    "ɋø, strange",
    "and, short",
    "counter, unit",
    "municipality, word"
  })
  void aWordIsOfTheFirstKindItIsListedFor(String word, String kind) {
    assertThat(KINDS.of(word)).isEqualTo(kind);
  }
}
