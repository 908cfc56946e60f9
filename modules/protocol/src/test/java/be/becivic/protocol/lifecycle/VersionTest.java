package be.becivic.protocol.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class VersionTest {

  @ParameterizedTest
  @ValueSource(strings = {"0.0.0", "0.1.3", "1.0.10", "999999999.999999999.999999999"})
  void aVersionIsWrittenTheWayItWasRead(String text) {
    assertThat(Version.parse(text)).map(Version::toString).contains(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "1",
        "1.0",
        "1.0.0.0",
        "v1.0.0",
        "01.0.0",
        "1.00.0",
        "1.0.00",
        "-1.0.0",
        "1.0.-1",
        "1.0.0-rc.1",
        "1.0.0+7",
        "1.0.x",
        " 1.0.0",
        "1.0.0\n",
        "1..0",
        "1,0,0",
        "1.0.1000000000",
        "1.0.99999999999999999999",
        "١.٠.٠"
      })
  void everyOtherSpellingIsRefused(String text) {
    assertThat(Version.parse(text)).isEmpty();
  }

  @Test
  void partsAreComparedAsNumbersFromTheLeft() {
    assertThat(List.of("1.0.0", "0.2.0", "0.1.10", "0.1.9", "0.0.99"))
        .extracting(text -> Version.parse(text).orElseThrow())
        .isSortedAccordingTo((a, b) -> b.compareTo(a));
  }

  @Test
  void theOrderAgreesWithEquality() {
    var random = new Random(3);
    for (int i = 0; i < 1_000; i++) {
      var one = new Version(random.nextInt(2), random.nextInt(3), random.nextInt(3));
      var other = new Version(random.nextInt(2), random.nextInt(3), random.nextInt(3));
      assertThat(one.compareTo(other) == 0).isEqualTo(one.equals(other));
      assertThat(Integer.signum(one.compareTo(other)))
          .isEqualTo(-Integer.signum(other.compareTo(one)));
    }
  }

  @Test
  void theLargestPatchStaysReadable() {
    var largest = new Version(0, 1, 999_999_999);
    assertThat(largest.nextPatch()).isEqualTo(largest);
    assertThat(new Version(0, 1, 999_999_998).nextPatch()).isEqualTo(largest);
  }

  @Test
  void aPartOutOfRangeCannotBeMade() {
    assertThatThrownBy(() -> new Version(0, 0, -1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Version(1_000_000_000, 0, 0))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
