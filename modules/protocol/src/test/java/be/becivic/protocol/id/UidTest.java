package be.becivic.protocol.id;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class UidTest {

  @ParameterizedTest
  @CsvSource({
    "val-00001, VOLATILE_VALUE, 1",
    "ref-00042, REFERENCE, 42",
    "con-00873, CONCERN, 873",
    "pth-00004, PATH, 4",
    "amd-12345, AMENDMENT, 12345",
    "drf-00010, DRAFT, 10",
    "fbk-00009, FEEDBACK, 9",
    "rtg-99999, RATING, 99999",
    "anl-100000, ANALYTICS, 100000",
    "con-999999999999, CONCERN, 999999999999"
  })
  void aUidIsAPrefixAndANumberThatGrowsPastFiveDigits(String text, Uid.Kind kind, long number) {
    var uid = new Uid(kind, number);
    assertThat(Uid.parse(text)).contains(uid);
    assertThat(uid).hasToString(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "val-",
        "val-1",
        "val-0001",
        "val-00000",
        "val-000001",
        "val-012345",
        "val-1000000000000",
        "val-99999999999999999999",
        "val_00001",
        "VAL-00001",
        "obs-00001",
        "xyz-00001",
        "val-0000a",
        "val--0001",
        "val-٠٠٠٠١",
        "val-00001 ",
        "val-00001\n"
      })
  void everyOtherSpellingIsRefused(String text) {
    assertThat(Uid.parse(text)).isEmpty();
  }

  @Test
  void aUidOfOneTableIsNotAUidOfAnother() {
    assertThat(Uid.parse(Uid.Kind.REFERENCE, "val-00001")).isEmpty();
    assertThat(Uid.parse(Uid.Kind.VOLATILE_VALUE, "val-00001")).isPresent();
  }

  @ParameterizedTest
  @ValueSource(longs = {Long.MIN_VALUE, -1, 0, 1_000_000_000_000L, Long.MAX_VALUE})
  void aNumberThatCouldNotBeReadBackCannotBeMade(long number) {
    assertThatThrownBy(() -> new Uid(Uid.Kind.PATH, number))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void everyNumberIsReadBackAsItWasWritten() {
    var random = new Random(11);
    for (int i = 0; i < 2_000; i++) {
      long number = 1 + random.nextLong(i % 2 == 0 ? 200_000 : 999_999_999_999L);
      var uid = new Uid(Uid.Kind.CONCERN, number);
      assertThat(Uid.parse(uid.toString())).contains(uid);
    }
  }

  @Test
  void theSpellingDoesNotDependOnTheMachinesLocale() {
    Locale usual = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      assertThat(new Uid(Uid.Kind.VOLATILE_VALUE, 42)).hasToString("val-00042");
    } finally {
      Locale.setDefault(usual);
    }
  }
}
