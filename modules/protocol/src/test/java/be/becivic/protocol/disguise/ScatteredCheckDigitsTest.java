package be.becivic.protocol.disguise;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScatteredCheckDigitsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          3 ; bus 85, tram 073, bus 003, bus 328
          3 ; the end is 03328, the start 850730
          3 ; 82330037058
          2 ; prices of 529, 982, 247 and 25
          1 ; 0470 12 then 34 56
          0 ; bus 85, tram 073, bus 003, bus 329
          0 ; 12 photos and 3 copies
          0 ; 85 07 30 033 28 85 07 30 033 28
          """)
  void figuresThatFitAreTold(int strength, String text) {
    assertThat(ScatteredCheckDigits.strength(text)).isEqualTo(strength);
  }
}
