package be.becivic.server.surface;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What docs/http.md tells of operations is what their declarations say. */
class OperationTablesTest {
  private static final Path PAGE = Path.of("../../docs/http.md");
  private static final String BEGIN = "<!-- operations: written from their declarations -->\n";
  private static final String END = "<!-- end of operations -->\n";

  @Test
  void thePageHoldsTheTablesAsTheyAreDeclared() throws IOException {
    String page = Files.readString(PAGE);
    int begin = page.indexOf(BEGIN) + BEGIN.length();
    int end = page.indexOf(END);
    assertThat(begin).isBetween(BEGIN.length(), end);
    String expected = page.substring(0, begin) + OperationTables.markdown() + page.substring(end);
    if ("write".equals(System.getProperty("becivic.docs"))) {
      Files.writeString(PAGE, expected);
    }
    assertThat(Files.readString(PAGE))
        .as(
            "docs/http.md; to write its tables again: mvn -pl modules/server -am test"
                + " -Dtest=OperationTablesTest -Dsurefire.failIfNoSpecifiedTests=false"
                + " -Dbecivic.docs=write")
        .isEqualTo(expected);
  }
}
