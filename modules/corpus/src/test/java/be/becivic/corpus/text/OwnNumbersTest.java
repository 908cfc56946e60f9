package be.becivic.corpus.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OwnNumbersTest {

  @Test
  void timesInWholeSecondsGoAndTheRestStaysWhereItWas() {
    assertThat(OwnNumbers.removedFrom("\"at\": \"2026-11-17T00:00:24Z\", 12"))
        .isEqualTo("\"at\": \"" + "x".repeat(20) + "\", 12");
  }

  @Test
  void aUidGoesAndTheAmountBesideItStays() {
    assertThat(OwnNumbers.removedFrom("uid=\"val-00467\">€8504.44"))
        .isEqualTo("uid=\"" + "x".repeat(9) + "\">€8504.44");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tel-00467850",
        "val-00467850444",
        "val-467",
        "xval-00467",
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
    assertThat(OwnNumbers.removedFrom(text)).isEqualTo(text);
  }
}
