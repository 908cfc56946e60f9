package be.becivic.corpus.json;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonDocumentTest {
  @Test
  void aNameOfAnyLengthIsReadOrRefused() {
    for (int length : new int[] {1, 100, 1_000, 10_000, 100_000}) {
      JsonDocument document = JsonDocument.parse("{\"" + "n".repeat(length) + "\": 1}");

      assertThat(document.problems().isEmpty()).isEqualTo(document.root().isPresent());
    }
    assertThat(JsonDocument.parse("{\"" + "n".repeat(100_000) + "\": 1}").problems()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"a\": [1, 2.50, 1e3, 12345678901, 123456789012345678901234567890], \"b\": {\"c\":"
            + " null}}",
        "[true, false, \"t\\u00e9xt\"]",
        "\"alone\"",
        "{\"a\": 1, \"a\": 2}",
        "{\"a\": 1} {}",
        "{\"a\": 1,}",
        "\uFEFF{}",
        ""
      })
  void aValueIsReadTheSameWithAndWithoutPositions(String text) {
    assertThat(JsonDocument.valueOf(text)).isEqualTo(JsonDocument.parse(text).json());
  }
}
