package be.becivic.site;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.data.TranslatedPhrases;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A page speaks its reader's language, or says that it does not. */
class ReadersLanguageTest {
  private static final String MOVE = "/skills/change-of-address";
  private static final Pattern LINE = Pattern.compile("(?s)<dd[^>]* lang=\"en\"[^>]*>.*?</dd>");

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
                      "Moving inside Belgium": {"fr": "Déménager : en Belgique"},
                      "Proof that you live there": {"fr": "Preuve que vous y habitez"},
                      "Put your name on the bell": {"fr": "Votre nom : à la sonnette"}
                    }}
                    """,
                "skills/change-of-address/translations.json",
                _ -> "{\"schema_version\": 1, \"paragraphs\": []}"));
  }

  @AfterAll
  static void close() {
    site.close();
  }

  @Test
  void aPaperIsNamedInTheReadersLanguage() {
    assertThat(html(MOVE, "fr")).contains("<dd>Preuve que vous y habitez</dd>");
    assertThat(html(MOVE, "en")).contains("<dd>Proof that you live there</dd>");
  }

  @Test
  void aLinkToACaseAndItsHeadingSayTheSame() {
    assertThat(html(MOVE, "fr"))
        .contains(
            "<h3 id=\"s-moving-inside-belgium\" lang=\"fr\">Déménager\u00a0: en Belgique</h3>")
        .contains("<a href=\"#s-moving-inside-belgium\">Déménager\u00a0: en Belgique</a></li>")
        .contains("<h3 id=\"s-leaving-belgium\">Leaving Belgium</h3>");
  }

  @Test
  void aStepIsNamedInTheReadersLanguageAndToldAsItWasWritten() {
    assertThat(html(MOVE, "fr"))
        .contains(
            "<strong class=\"told\" lang=\"fr\">Votre nom\u00a0: à la sonnette</strong>"
                + " Put your name on the bell and expect");
    for (String untranslated : List.of("en", "nl")) {
      assertThat(html(MOVE, untranslated))
          .contains("<strong>Put your name on the bell</strong> and expect")
          .doesNotContain("class=\"told\"");
    }
  }

  @Test
  void aPageHandsItsReaderASentenceForTheirAgent() {
    assertThat(html(MOVE, "nl"))
        .containsPattern("id=\"sentence\"><code>Help me, in het Nederlands, met “[^”]+”[.] Lees");
    assertThat(html("/skills/meta-no-skill-fallback", "nl")).doesNotContain("id=\"sentence\"");
  }

  @Test
  void whatNobodyTranslatedSaysThatItIsEnglish() {
    for (String page : List.of(MOVE, "/paths/change-of-address-declaration")) {
      List<String> lines =
          LINE.matcher(html(page, "nl")).results().map(MatchResult::group).toList();
      assertThat(lines)
          .isNotEmpty()
          .allMatch(line -> line.contains("lang=\"nl\">in het Engels</small>"));
    }
  }

  @Test
  void englishPagesMarkNothingAsEnglish() {
    assertThat(html(MOVE, "en")).doesNotContain("class=\"english\"");
  }

  @Test
  void whatAnEnglishTextLeadsToIsNamedAsItsPageIs() {
    assertThat(html(MOVE, "de"))
        .contains(
            "href=\"/skills/household-composition-certificate?lang=de\" lang=\"de\">Eine"
                + " Haushalts-");
  }

  private static String html(String path, String language) {
    return TestSite.text(site.get(path, Map.of("lang", language)));
  }
}
