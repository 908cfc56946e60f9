package be.becivic.protocol.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.Normalizer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FoldingTest {

  @ParameterizedTest
  @CsvSource(
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "plain text 12,plain text 12",
        "ça coûte 12 €,ça coûte 12 €",
        "８５.０７,85.07",
        "٨٥ ۰۷,85 07",
        "८५०७,8507",
        "𝟠𝟝𝟶𝟳,8507",
        "①²₃,123",
        "8\u200B5\u00AD0\uFEFF7,8507",
        "8\u202E5\u2066\u2069,85",
        "8\uFE0F\u20E35\uFE0F\u20E3,85",
        "8\u03015\u0338,85",
        "8\u0007\u00005,85",
        "8\uD8005,85",
        "8\u31645\uFFA0,85",
        "8\uDB40\uDC315,85",
        "85\u00A007\u202F30\u200933,85 07 30 33",
        "85\u201307\u201430\u221233,85-07-30-33",
        "jan＠example．be,jan@example.be",
        "ﬁn Ⅷ,fin VIII",
        "e\u0301,é"
      })
  void aTextFoldsToWhatAReaderSees(String text, String folded) {
    assertThat(Folding.fold(text)).isEqualTo(folded);
  }

  @Test
  void foldingIsSettledAfterOneRound() {
    StringBuilder everything = new StringBuilder();
    for (int codePoint = 0; codePoint <= Character.MAX_CODE_POINT; codePoint++) {
      if (Character.isDefined(codePoint)) {
        everything.append('8').appendCodePoint(codePoint);
      }
    }
    String once = Folding.fold(everything.toString());

    assertThat(Folding.fold(once).equals(once)).isTrue();
  }

  @Test
  void noDigitOfAnyScriptSurvives() {
    for (int codePoint = 128; codePoint <= Character.MAX_CODE_POINT; codePoint++) {
      if (Character.getType(codePoint) == Character.DECIMAL_DIGIT_NUMBER) {
        assertThat(Folding.fold(Character.toString(codePoint)))
            .isEqualTo(Integer.toString(Character.digit(codePoint, 10)));
      }
    }
  }

  @Test
  void whatIsTakenForPlainIsIndeedUnchangedByNormalisation() {
    for (char character = 0; character < Character.MAX_VALUE; character++) {
      String text = Character.toString(character);
      if (Folding.isPlain(text)) {
        assertThat(Normalizer.normalize(text, Normalizer.Form.NFKC)).isEqualTo(text);
        assertThat(Character.isISOControl(character) && !Character.isWhitespace(character))
            .isFalse();
      }
    }
  }

  @Test
  void aPlainTextIsNotCopied() {
    String text = "Le dossier coûte 150 € à l’échevin (art. 12bis, §1, 2°).";

    assertThat(Folding.fold(text)).isSameAs(text);
  }
}
