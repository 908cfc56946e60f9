package be.becivic.protocol.disguise;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OddWritingTest {
  private static final CueWords CUES = CueWords.load();

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          digit words apart 10 ; e i n s  s i e b e n  n u l l
          strange letters 2    ; on ɋø then ƻ
          words backwards 2    ; neves ruof
          letters for check digits 3 ; B5.O7.3O-O33.Z8
          """)
  void isSeen(String feature, String text) {
    assertThat(of(text)).contains(feature);
  }

  @ParameterizedTest
  @ValueSource(strings = {"the fee is 20 euro", "a b c d e f", "an e-mail"})
  void plainWritingIsNot(String text) {
    assertThat(of(text)).isEmpty();
  }

  private static Set<String> of(String text) {
    Set<String> found = new TreeSet<>();
    FoldedWords words = FoldedWords.of(text);
    OddWriting.add(found, text, words.folded(), words.list(), CUES);
    return found;
  }
}
