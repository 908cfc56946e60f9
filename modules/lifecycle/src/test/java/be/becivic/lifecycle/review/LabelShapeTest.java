package be.becivic.lifecycle.review;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LabelShapeTest {

  @ParameterizedTest(name = "{0} becomes {1}")
  @CsvSource({
    "A2, B1",
    "2 to 3 weeks, 4 to 6 weeks",
    "30 June 2026, 15 July 2027",
    "24 February to 17 March 2026, 1 March to 31 March 2026",
    "22:00 to 6:00, 23:00 to 5:30",
    "18 to 24 months, 12 to 18 months"
  })
  void numbersDaysYearsAndLevelsMayDiffer(String ours, String proposed) {
    assertThat(LabelShape.of(proposed).fits(LabelShape.of(ours))).isTrue();
  }

  @ParameterizedTest(name = "{0} does not become {1}")
  @CsvSource({
    "A2, Pay first",
    "one third, one half",
    "30 June 2026, 31 June 2026",
    "30 June 2026, 30 June 2099",
    "1 June, 1 June 2026",
    "1765, 1766",
    "00800 2123 2123, 00800 2123 2124",
    "00800 2012 2012, 00800 2013 2013",
    "02 518 21 16, 09 039 99 99",
    "02/518.21.16, 09/039.99.99",
    "02-518-21-16, 09-039-99-99"
  })
  void wordsAndTelephoneNumbersMayNot(String ours, String proposed) {
    assertThat(LabelShape.of(proposed).fits(LabelShape.of(ours))).isFalse();
  }
}
