package be.becivic.corpus.json;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class JsonDocumentTest {
  @Test
  void aNameOfAnyLengthIsReadOrRefused() {
    for (int length : new int[] {1, 100, 1_000, 10_000, 100_000}) {
      JsonDocument document = JsonDocument.parse("{\"" + "n".repeat(length) + "\": 1}");

      assertThat(document.problems().isEmpty()).isEqualTo(document.root().isPresent());
    }
    assertThat(JsonDocument.parse("{\"" + "n".repeat(100_000) + "\": 1}").problems()).hasSize(1);
  }
}
