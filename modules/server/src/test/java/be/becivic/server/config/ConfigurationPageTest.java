package be.becivic.server.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

final class ConfigurationPageTest {
  private static final Path PAGE = Path.of("../../docs/configuration.md");

  @Test
  void referencePageSaysWhatTheKeysSay() throws IOException {
    String page = ConfigurationPage.markdown();
    if ("write".equals(System.getProperty("becivic.docs"))) {
      Files.createDirectories(PAGE.getParent());
      Files.writeString(PAGE, page);
    }
    assertThat(Files.exists(PAGE) ? Files.readString(PAGE) : "")
        .as(
            "docs/configuration.md; to write it again: mvn -pl modules/server -am test"
                + " -Dtest=ConfigurationPageTest -Dsurefire.failIfNoSpecifiedTests=false"
                + " -Dbecivic.docs=write")
        .isEqualTo(page);
  }
}
