package be.becivic.ner;

import static org.assertj.core.api.Assertions.assertThatCode;

import be.becivic.ner.result.PersonSpan;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class HostileTextTest {
  private static final int LENGTH = 40_000;
  private static final Recogniser RECOGNISER = Recogniser.load();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a",
        "A",
        "(a",
        "(",
        "b'",
        "mme ",
        "M. ",
        "van ",
        "Sint-",
        "saint ",
        "straat",
        "x-",
        "https://",
        "@.",
        "\u0301",
        "\u200b",
        "Ａ",
        "\ud83d\ude00",
        "\ud83d",
        "s'appelle ",
        "Jan Jan de ",
        ". "
      })
  void repetitionDoesNotBlowUp(String unit) {
    String text = unit.repeat(LENGTH / unit.length());

    assertThatCode(() -> RECOGNISER.recognise(text, Optional.empty())).doesNotThrowAnyException();
  }

  @Test
  void anySequenceOfCharactersIsAccepted() {
    var random = new Random(7);
    for (int round = 0; round < 300; round++) {
      var text = new StringBuilder();
      for (int i = random.nextInt(60); i >= 0; i--) {
        text.append((char) random.nextInt(random.nextBoolean() ? 0x250 : 0x10000));
      }
      String sent = text.toString();
      for (PersonSpan span : RECOGNISER.recognise(sent, Optional.empty())) {
        assertThatCode(() -> sent.substring(span.start(), span.end())).doesNotThrowAnyException();
      }
    }
  }
}
