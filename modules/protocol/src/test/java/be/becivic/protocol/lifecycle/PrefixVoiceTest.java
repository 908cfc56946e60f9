package be.becivic.protocol.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PrefixVoiceTest {

  @ParameterizedTest
  @CsvSource({
    "0, 0, 0, 0",
    "1, 0, 1, 0",
    "0, 1, 0, 1",
    "1, 1, 0, 0",
    "4, 4, 0, 0",
    "5, 4, 1, 0",
    "4, 5, 0, 1",
    "900, 0, 1, 0"
  })
  void theMajorityOfAddressesSpeaksOnce(int confirms, int rejects, int confirm, int reject) {
    assertThat(PrefixVoice.of(Tally.of(confirms, rejects))).isEqualTo(Tally.of(confirm, reject));
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "1, 1", "7, 1"})
  void oneAddressIsEnoughForAFlag(int flags, int heard) {
    assertThat(PrefixVoice.of(new Tally(0, 3, flags, 0)).injectionFlags()).isEqualTo(heard);
  }

  @ParameterizedTest
  @CsvSource({"2, 0, 0, 0", "2, 0, 1, 1", "2, 0, 2, 1", "2, 2, 2, 0", "2, 3, 2, 0"})
  void whatWasSeenAfterTheHandoffCountsWithAConfirmOnly(
      int confirms, int rejects, int seen, int heard) {
    Tally addresses = new Tally(confirms, rejects, 0, seen);
    assertThat(PrefixVoice.of(addresses).postHandoffConfirms()).isEqualTo(heard);
  }

  @Test
  void voicesOfSeveralPrefixesAddUp() {
    assertThat(new Tally(4, 3, 2, 1).plus(new Tally(50, 60, 70, 40)))
        .isEqualTo(new Tally(54, 63, 72, 41));
  }
}
