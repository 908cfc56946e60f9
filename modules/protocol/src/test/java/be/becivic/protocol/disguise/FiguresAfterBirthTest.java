package be.becivic.protocol.disguise;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FiguresAfterBirthTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          2 ; born on 30.07.1985, then 033, then 28
          2 ; 1985-07-30, the rest is 03328
          1 ; 14.05.1944 01359
          0 ; born on 30.07.1985, then 033, then 29
          0 ; law of 15.12.1980, published on 31.12.1980
          0 ; on 30.07.1985 at 10.30
          """)
  void aDayOfBirthAndWhatComesAfterItAreTold(int strength, String text) {
    assertThat(FiguresAfterBirth.strength(text)).isEqualTo(strength);
  }
}
