package be.becivic.corpus.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SourceFileTest {

  @Test
  void plainUtf8WithUnixLinesIsFine() {
    assertThat(SourceFile.of("a", "é€😀 \uFFFD\n").problems()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"\\uFEFFa\\n,byte order mark", "a\\r\\n,carriage returns", "a,newline", "'',newline"})
  void eachDeviationIsAProblem(String escaped, String message) {
    String text = escaped.replace("\\uFEFF", "\uFEFF").replace("\\r", "\r").replace("\\n", "\n");

    assertThat(SourceFile.of("a", text).problems())
        .singleElement()
        .satisfies(problem -> assertThat(problem.message()).contains(message));
  }

  @Test
  void bytesThatAreNotUtf8AreAProblem() {
    byte[] latin1 = "caf\u00e9\n".getBytes(StandardCharsets.ISO_8859_1);

    assertThat(SourceFile.decode("a", latin1).problems())
        .extracting(FileProblem::message)
        .containsExactly("The file is not UTF-8.");
  }
}
