package be.becivic.site;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.data.TranslatedPhrases;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a way of a route says is told in the reader's language, as far as it is translated. */
class TranslatedWaysTest {
  private static final String MOVE = "/paths/change-of-address-declaration";

  private static TestSite site;

  @BeforeAll
  static void open(@TempDir Path folder) {
    site =
        TestSite.open(
            folder,
            Map.of(
                TranslatedPhrases.FILE,
                _ ->
                    """
                    {"schema_version": 1, "phrases": {
                      "Your agent says which commune is competent, what to bring and that the term is short.": {"fr": "Votre agent dit tout."},
                      "Go to the counter, or write where the commune accepts that.": {"fr": "Allez au guichet."},
                      "Come back and say what you received, or why not; your agent goes on from there.": {"fr": "Revenez."},
                      "Channels differ by commune.": {"fr": "Cela dépend de la commune."}
                    }}
                    """));
  }

  @AfterAll
  static void close() {
    site.close();
  }

  @Test
  void whatTheAgentAndThePersonDoIsTold() {
    assertThat(page(MOVE, "fr"))
        .contains("<dd>Votre agent dit tout.</dd>", "<dd>Allez au guichet.</dd>")
        .contains("<dd>Revenez.</dd>");
  }

  @Test
  void howAWayIsKnownIsTold() {
    assertThat(page(MOVE, "fr"))
        .containsPattern("<p><strong>[^<]*</strong> <a [^>]*>Cela dépend de la commune.</a></p>")
        .containsPattern("<p lang=\"en\"><strong>[^<]*</strong> <a [^>]*>The commune's own page");
  }

  @Test
  void programsReadTheEnglish() {
    assertThat(page(MOVE + ".md", "fr"))
        .contains("Go to the counter, or write where the commune accepts that.")
        .doesNotContain("Allez au guichet");
  }

  private static String page(String path, String language) {
    return TestSite.text(site.get(path, Map.of("lang", language)));
  }
}
