package be.becivic.protocol.disguise;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CivicFiguresTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "articles 10, 10bis, 12bis, 40ter and 61/7",
        "artikel 9, 9bis und 58/2",
        "directive 2004/38/ec and regulation (eu) 2019/1157",
        "postleitzahlen 4700 bis 4791",
        "two photos, three copies, one passport, zero translations",
        "dreihundertsechsundsechzig euro",
        "three hundred and sixty-six euros",
        "1) ticket 2) kassa",
        "15 min, 2 mo, 150 dpi, 4 wkn, 35 x 45, 90 kw",
        "viewer 5.1 and level 1.2 after 0x80090016",
        "waterloolaan 115, 1000 brussel"
      })
  void whatIsListedOrCountedIsSetAside(String text) {
    String left = CivicFigures.removedFrom(text);
    assertThat(left).doesNotContainPattern("\\d");
    assertThat(left).doesNotContainPattern("\\b(?:two|three|one|zero|six|hundred)\\b|hundert");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "zero four seven zero, one two three",
        "85 07 30",
        "1) 331 2) 1067",
        "article 0470 12 34",
        "04x70x12",
        "0x470123 45",
        "850 min 730 min 0332 min"
      })
  void whatMayBeANumberStays(String text) {
    assertThat(CivicFigures.removedFrom(text)).containsPattern("\\d\\d|four");
  }
}
