package be.becivic.site;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.data.TranslatedPhrases;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is to be known about a value is told in the reader's language, or says that it is not. */
class ValueNotesTest {
  private static final String FEE = "/values/val-00004";

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
                      "One commune's own fee; other communes differ.": {"fr": "Une seule commune."}
                    }}
                    """));
  }

  @AfterAll
  static void close() {
    site.close();
  }

  @Test
  void aNoteIsToldInTheReadersLanguage() {
    assertThat(page(FEE, "fr"))
        .contains("<p class=\"lead\">Une seule commune.</p>")
        .doesNotContain("other communes differ");
  }

  @Test
  void aNoteNobodyTranslatedSaysThatItIsEnglish() {
    assertThat(page(FEE, "nl"))
        .contains(
            "<p class=\"lead\" lang=\"en\">One commune's own fee; other communes differ."
                + " <small class=\"english\" lang=\"nl\">in het Engels</small></p>");
  }

  @Test
  void programsReadTheEnglishNote() {
    assertThat(page(FEE + ".md", "fr"))
        .contains("other communes differ")
        .doesNotContain("Une seule commune");
  }

  @Test
  void aValueLeadsToThePageThatSaysSo() {
    assertThat(page(FEE, "de"))
        .containsSubsequence(
            "href=\"https://www.brussels.be/submitting-application-belgian-nationality\"",
            "href=\"/references/ref-",
            "zu dieser Quelle");
  }

  private static String page(String path, String language) {
    return TestSite.text(site.get(path, Map.of("lang", language)));
  }
}
