package be.becivic.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Points of a list that are told whole in the reader's language. */
class TranslatedPointsTest {
  private static final String ENGLISH = "Couples who file together both sign";
  private static TestSite site;

  @BeforeAll
  static void open(@TempDir Path folder) {
    site = TestSite.open(folder);
  }

  @AfterAll
  static void close() {
    site.close();
  }

  @Test
  void aTranslatedPointStandsInsteadOfTheEnglishOne() {
    assertThat(page("/skills/first-tax-return", "fr"))
        .contains("Les couples qui déclarent ensemble signent tous les deux")
        .doesNotContain(ENGLISH);
    assertThat(page("/skills/first-tax-return", "en")).contains(ENGLISH);
    assertThat(TestSite.text(site.get("/skills/first-tax-return.md", Map.of("lang", "fr"))))
        .contains(ENGLISH);
  }

  @Test
  void figuresInItAreTheCataloguesInTheReadersLanguage() {
    assertThat(page("/skills/first-tax-return", "nl"))
        .contains("data-uid=\"val-00142\"", ">30 juni 2026</a></span> op papier");
    assertThat(page("/skills/child-benefit", "de"))
        .contains(">noch nicht bekannt</a></span>; in der");
  }

  @Test
  void sourcesInItAreThoseOfTheEnglishOne() {
    assertThat(page("/skills/first-tax-return", "de"))
        .containsPattern("bis zum letzten Tag \\(<a [^>]*class=\"ref\">FÖD Finanzen, nach");
  }

  @Test
  void aRiskInItIsCalledSo() {
    assertThat(page("/skills/first-tax-return", "fr"))
        .contains("Risque\u00a0: L")
        .doesNotContain("Risk: No letter");
  }

  private static String page(String path, String language) {
    return TestSite.text(site.get(path, Map.of("lang", language)));
  }
}
