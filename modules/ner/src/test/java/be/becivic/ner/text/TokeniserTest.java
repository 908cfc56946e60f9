package be.becivic.ner.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TokeniserTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          l'agent d'Ixelles            | l' agent d' Ixelles
          Luc d'Hondt                  | Luc d' Hondt
          D'hooghe                     | D'hooghe
          O'Brien et N'Diaye           | O'Brien et N'Diaye
          Koen's dossier               | Koen 's dossier
          mevrouw 't Jampens           | mevrouw 't Jampens
          Sint-Jans-Molenbeek.         | Sint-Jans-Molenbeek .
          voir www.ixelles.be, merci   | voir www.ixelles.be , merci
          jan.peeters@mail.be belt     | jan.peeters@mail.be belt
          1.030,50 euros               | 1.030,50 euros
          Annexe 19ter                 | Annexe 19ter
          aujourd'hui                  | aujourd'hui
          (Sophie)                     | ( Sophie )
          """)
  void textIsCutIntoWordsAndMarks(String text, String expected) {
    assertThat(words(text)).containsExactly(expected.split(" "));
  }

  @Test
  void addressesAreLinks() {
    assertThat(Tokeniser.tokens(FoldedText.of("https://a.be/jan-peeters")).getFirst().shape())
        .isEqualTo(TokenShape.LINK);
  }

  @ParameterizedTest
  @CsvSource({
    "Rien. Sophie attend., Sophie, true",
    "Chez M. Dupont., Dupont, false",
    "Chez J. Dupont., Dupont, false",
    "Non ! Sophie attend., Sophie, true",
    "Avec Sophie., Sophie, false"
  })
  void aFullStopOpensASentenceUnlessItShortensAWord(String text, String word, boolean opens) {
    Token token =
        Tokeniser.tokens(FoldedText.of(text)).stream()
            .filter(candidate -> candidate.text().equals(word))
            .findFirst()
            .orElseThrow();

    assertThat(token.opens()).isEqualTo(opens);
  }

  private static List<String> words(String text) {
    return Tokeniser.tokens(FoldedText.of(text)).stream().map(Token::text).toList();
  }
}
