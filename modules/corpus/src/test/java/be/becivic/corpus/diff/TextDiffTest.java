package be.becivic.corpus.diff;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TextDiffTest {

  @Test
  void aChangedLineIsShownBetweenItsNeighbours() {
    assertThat(TextDiff.of("a/b", text("one\ntwo\nthree\n"), text("one\n2\nthree\n")))
        .isEqualTo("--- a/a/b\n+++ b/a/b\n@@ -1,3 +1,3 @@\n one\n-two\n+2\n three\n");
  }

  @Test
  void aNewFileComesFromNowhereAndARemovedOneGoesThere() {
    assertThat(TextDiff.of("f", Optional.empty(), text("one\n")))
        .startsWith("--- /dev/null\n+++ b/f\n")
        .endsWith("+one\n");
    assertThat(TextDiff.of("f", text("one\n"), Optional.empty()))
        .startsWith("--- a/f\n+++ /dev/null\n")
        .endsWith("-one\n");
  }

  @Test
  void equalContentsHaveNoDifference() {
    assertThat(TextDiff.of("f", text("one\n"), text("one\n"))).isEmpty();
  }

  private static Optional<byte[]> text(String text) {
    return Optional.of(text.getBytes(StandardCharsets.UTF_8));
  }
}
