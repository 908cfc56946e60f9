package be.becivic.protocol.disguise;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScatteredCodeTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "under prefix KJ, serial 775725, suffix B",
        "letters AB, then 12, 34 and 56, C at the end",
        "It begins with B626. Then come 418 and 219.",
        "family name RSS, first name MRA, 85, month T, day 10, town A562, and S",
        "floor Y, counter 12, floor 3, counter 45, floor 6, counter 7X",
        "BE71 is followed by 0961, 2345 and 6769",
        "letters AB, well 1234, wait, O6, and C",
        "room X𝟾, counter 𝟻𝟾𝟻𝟿, floor 𝟹𝟼, door J"
      })
  void piecesThatMakeOneAreFound(String text) {
    assertThat(ScatteredCode.isIn(text)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "A clerk asked for form E 104, then for S1 and A1.",
        "KB 8.10.1981, art. 9 bis, B.S. 27.10.1981",
        "floor Y, counter 12, floor 3, counter 45, floor 6, counter 8X",
        "BE71 is followed by 0961, 2345 and 6770",
        "Card B, then 12 euro and 34 days"
      })
  void otherCapitalsAndFiguresAreNot(String text) {
    assertThat(ScatteredCode.isIn(text)).isFalse();
  }
}
