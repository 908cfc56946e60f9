package be.becivic.corpus.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WrittenTimesTest {

  @Test
  void timesInWholeSecondsGoAndTheRestStaysWhereItWas() {
    assertThat(WrittenTimes.removedFrom("\"at\": \"2026-11-17T00:00:24Z\", 12"))
        .isEqualTo("\"at\": \"" + "x".repeat(20) + "\", 12");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1985-07-30T03:32:08Z",
        "2026-13-17T00:00:24Z",
        "2026-11-17T25:00:24Z",
        "2026-11-17T00:00:24.123456789Z",
        "2026-11-17T00:00:24",
        "12026-11-17T00:00:24Z",
        "2026-11-17T00:00:24Z5",
        "2026-11-17"
      })
  void whatTheSystemDoesNotWriteStays(String text) {
    assertThat(WrittenTimes.removedFrom(text)).isEqualTo(text);
  }
}
