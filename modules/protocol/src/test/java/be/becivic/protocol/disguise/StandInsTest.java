package be.becivic.protocol.disguise;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StandInsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          11 ; 3 ; my number B5.O7.3O-O33.Z8
          11 ; 0 ; my number B5.O7.3O-O33.Z6
          10 ; 1 ; O47O/lZ 34 S6 in the evening
          0 ; 0 ; form lO4 and S1
          0 ; 0 ; also bilingual
          0 ; 0 ; 85.07.30-033.28
          """)
  void lettersThatLookLikeFiguresAreReadAsThem(int figures, int strength, String text) {
    assertThat(StandIns.in(text)).isEqualTo(new StandIns.Found(figures, strength));
  }
}
