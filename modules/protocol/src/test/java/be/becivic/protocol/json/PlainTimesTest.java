package be.becivic.protocol.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlainTimesTest {

  @Test
  void everyMomentIsReadBackAsItWasWritten() {
    var random = new Random(20261116);
    for (int i = 0; i < 2_000; i++) {
      Instant moment = Instant.ofEpochSecond(random.nextLong(0, 7_000_000_000L));
      assertThat(PlainTimes.parseMoment(moment.toString())).contains(moment);
    }
  }

  @Test
  void everyDayIsReadBackAsItWasWritten() {
    LocalDate.of(1895, 1, 1)
        .datesUntil(LocalDate.of(2105, 1, 1))
        .forEach(day -> assertThat(PlainTimes.date(day.toString())).isEqualTo(day));
  }

  @ParameterizedTest
  @CsvSource({
    "2026-04-26T14:32:00.5Z, 2026-04-26T14:32:00.500Z",
    "2026-04-26T14:32:00+02:00, 2026-04-26T12:32:00Z",
    "2024-02-29T00:00:00Z, 2024-02-29T00:00:00Z"
  })
  void momentsWrittenOtherwiseAreReadToo(String text, Instant expected) {
    assertThat(PlainTimes.parseMoment(text)).contains(expected.truncatedTo(ChronoUnit.MILLIS));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "2026-02-30T00:00:00Z",
        "2026-13-01T00:00:00Z",
        "2026-04-26T24:32:00Z",
        "2026-04-26T14:60:00Z",
        "2026-04-26T14:32:00",
        "2026-04-26t14:32:0/Z",
        "٢٠٢٦-04-26T14:32:00Z"
      })
  void whatNamesNoMomentIsRefused(String text) {
    assertThat(PlainTimes.parseMoment(text)).isEmpty();
    assertThat(PlainTimes.isMoment(text)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "2026-04-26, true",
    "2026-04-29, false",
    "0026-04-26, false",
    "2026-4-26, false",
    "2026-04-26T, false",
    "2026/04/26, false"
  })
  void onlyADayOfEveryMonthIsPlain(String text, boolean isPlain) {
    assertThat(PlainTimes.isDate(text)).isEqualTo(isPlain);
  }
}
