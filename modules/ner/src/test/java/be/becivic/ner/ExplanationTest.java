package be.becivic.ner;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class ExplanationTest {
  private static final Recogniser RECOGNISER = Recogniser.load();

  @Test
  void marksAreShownInPlaceWithTheirReasons() {
    String text = "Selon madame Vermeiren, le délai est de trois mois.";

    assertThat(Explanation.of(RECOGNISER, text, Optional.empty()).render())
        .isEqualTo(
            """
            Selon madame [Vermeiren], le délai est de trois mois.
            read as fr
            1  13-22  TITLE: after "madame\"\
            """);
  }

  @Test
  void aCleanTextSaysSo() {
    assertThat(Explanation.of(RECOGNISER, "Annexe 15", Optional.empty()).render())
        .isEqualTo("Annexe 15\nread as any language\nno person marked");
  }
}
