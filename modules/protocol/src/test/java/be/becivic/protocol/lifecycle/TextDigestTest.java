package be.becivic.protocol.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TextDigestTest {
  /** SHA-256 of no bytes, as the standard has it. */
  private static final String OF_NOTHING =
      "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

  @Test
  void aTextOfNoPartsHasTheDigestOfNoBytes() {
    assertThat(TextDigest.of(List.of())).hasToString(OF_NOTHING);
  }

  @Test
  void theSamePartsHaveTheSameDigest() {
    assertThat(TextDigest.of(List.of("fee", "1000")))
        .isEqualTo(TextDigest.of(List.of("fee", "1000")));
  }

  @Test
  void whereAPartEndsCounts() {
    assertThat(List.of(List.of("ab", "c"), List.of("a", "bc"), List.of("abc"), List.of("abc", "")))
        .extracting(TextDigest::of)
        .doesNotHaveDuplicates();
  }

  @Test
  void anotherPartIsAnotherText() {
    assertThat(TextDigest.of(List.of("fee", "1030")))
        .isNotEqualTo(TextDigest.of(List.of("fee", "1000")));
  }

  @Test
  void itsFirstTwelveDigitsTellTextsApart() {
    assertThat(new TextDigest(OF_NOTHING).shortened()).isEqualTo("e3b0c44298fc");
  }

  @Test
  void itIsReadAsItIsWritten() {
    assertThat(TextDigest.parse(OF_NOTHING)).contains(new TextDigest(OF_NOTHING));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "e3b0c44298fc",
        "E3B0C44298FC1C149AFBF4C8996FB92427AE41E4649B934CA495991B7852B855"
      })
  void whatIsNoDigestIsNotRead(String text) {
    assertThat(TextDigest.parse(text)).isEmpty();
    assertThatThrownBy(() -> new TextDigest(text)).isInstanceOf(IllegalArgumentException.class);
  }
}
