package be.becivic.protocol.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class InvisibleTextTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Plain.",
        "Één België, naïef, Straße, façade: 12 €, “zo”…",
        "an unbreakable\u00A0space, a narrow\u202Fone",
        "un\u00ADsuf\u00ADfer\u00ADable",
        "\u26A0\uFE0F mind this",
        "a heart \u2764\uFE0E in the style of text",
        "press 1\uFE0F\u20E3 then #\uFE0F\u20E3",
        "\uD83D\uDC69\u200D\uD83D\uDC69\u200D\uD83D\uDC67 a family",
        "\uD83C\uDFF3\uFE0F\u200D\uD83C\uDF08 a rainbow flag",
        "\uD83E\uDDD1\uD83C\uDFFD\u200D\uD83D\uDE80 with a skin tone",
        "\uD83E\uDD37\u200D\u2640\uFE0F with a sign",
        "می\u200Cخواهم",
        "مَ\u200Cی with a vowel mark that scripts share",
        "क्\u200Dष",
        "क्\u200Cष",
        "ශ්\u200Dරී ලංකා",
        "র\u200D্য",
        "葛\uDB40\uDD00城",
        "עברית and العربية without any mark of direction"
      })
  void whatAReaderNeedsPasses(String text) {
    assertThat(InvisibleText.find(text, 0)).isEmpty();
    assertThat(InvisibleText.isIn(text)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "zero\u200Bwidth",
        "two\u00AD\u00ADhyphens",
        "a\u200Cb",
        "a\u200Db",
        "\u200Dlead",
        "trail\u200D",
        "क्\u200D",
        "\u200Dष",
        "क्\u200D\u200Dष",
        "می\u200C\u200Cخ",
        "می\u200Cx",
        "word\u2060joiner",
        "in the midd\uFEFFle",
        "\uFEFFat the start",
        "left\u200Eright\u200F",
        "arabic\u061Cmark",
        "over\u202Eride",
        "embed\u202Bded",
        "iso\u2066late\u2069",
        "times\u2062b",
        "deprecated\u206A",
        "filler\u3164",
        "x\u034Fy",
        "letter\uFE0F",
        "1\uFE0F without a keycap",
        "\u26A0\uFE0F\uFE0F twice",
        "\uD83D\uDC69\u200Dx",
        "x\u200D\uD83D\uDC69",
        "a\uDB40\uDD00",
        "葛\uDB40\uDD00\uDB40\uDD01",
        "note\uFFF9s\uFFFB",
        "\uDB40\uDC01tag",
        "\uD83C\uDFF4\uDB40\uDC67\uDB40\uDC62\uDB40\uDC7F a flag of tags"
      })
  void whatHidesIsFound(String text) {
    assertThat(InvisibleText.isIn(text)).isTrue();
  }

  @ParameterizedTest
  @MethodSource("tagsAndBidiControls")
  void noTagAndNoBidiControlPassesAnywhere(int codePoint) {
    String hidden = Character.toString(codePoint);
    for (String around : new String[] {"ab", "\u26A0\u26A0", "یی", "कष", "葛城"}) {
      assertThat(InvisibleText.isIn(around.charAt(0) + hidden + around.charAt(1))).isTrue();
    }
  }

  private static Stream<Integer> tagsAndBidiControls() {
    return IntStream.concat(
            IntStream.rangeClosed(0xE0000, 0xE007F),
            IntStream.concat(
                IntStream.of(0x61C, 0x200E, 0x200F),
                IntStream.concat(
                    IntStream.rangeClosed(0x202A, 0x202E), IntStream.rangeClosed(0x2066, 0x2069))))
        .boxed();
  }

  @Test
  void theFirstPlaceIsTold() {
    String text = "ab\u200Bcd\uDB40\uDC41";
    assertThat(InvisibleText.find(text, 0)).hasValue(2);
    assertThat(InvisibleText.find(text, 3)).hasValue(5);
    assertThat(InvisibleText.find(text, 7)).isEmpty();
  }
}
