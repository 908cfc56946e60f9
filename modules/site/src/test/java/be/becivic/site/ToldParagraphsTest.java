package be.becivic.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A text is told in its reader's language as far as somebody translated it, and no further. */
class ToldParagraphsTest {
  private static final String MOVE = "/skills/change-of-address";

  private static TestSite site;

  @BeforeAll
  static void open(@TempDir Path folder) {
    site =
        TestSite.open(
            folder,
            Map.of(
                "skills/change-of-address/translations.json",
                _ ->
                    """
                    {"schema_version": 1,
                     "paragraphs": [
                      {"en": "**Declare** within {1} ({2}).", "fr": "({2}) **Déclarez** : {1}."},
                      {"en": "{1}", "fr": "Observations : {1}"}
                     ],
                     "verification_notes": {
                      "en": "Read on 2026-11-15.", "fr": "Lu le 2026-11-15 : tout."
                     },
                     "labels": {
                      "You are moving": {"fr": "Vous déménagez", "nl": "Je verhuist"},
                      "Where to?": {"fr": "Vers où ?"},
                      "Move in": {"fr": "Emménager"},
                      "Go": {"fr": "Partir"},
                      "here": {"fr": "ici"}
                     }}
                    """,
                "skills/change-of-address/process.mmd",
                _ ->
                    """
                    flowchart TD
                      start[You are moving] --> where{Where to?}
                      where -->|here| move[Move in]
                      where --> leave[Go]
                    """,
                "skills/change-of-address/canonical.md",
                text ->
                    text.replaceFirst(
                            "verification_notes: .*", "verification_notes: \"Read on 2026-11-15.\"")
                        .replaceFirst(
                            "(?s)## Process\\n.*?\\n## ",
                            """
                            ## Process

                            1. **Declare** within <VV name="x" uid="val-00022">8 working days</VV> (<Ref name="y" uid="ref-00028" title="t" url="https://www.ibz.be/x" last_verified="2026-11-15">IBZ</Ref>).
                            2. Wait.

                            A sentence after the steps.

                            ##\
                            """)));
  }

  @AfterAll
  static void close() {
    site.close();
  }

  @Test
  void aTranslationHasFiguresAndSourcesOfTheEnglishInItsOwnOrder() {
    assertThat(html("fr"))
        .containsPattern(
            "<span lang=\"fr\">\\(<a [^>]*><span lang=\"en\">IBZ</span>.*?</a>.*?\\)"
                + " <strong>Déclarez</strong>\u00a0: .*jours");
  }

  @Test
  void whatNobodyToldInATextThatIsToldSaysThatItIsEnglish() {
    assertThat(html("fr"))
        .contains("Wait. <small class=\"english\" lang=\"fr\">en anglais</small>")
        .contains("A sentence after the steps. <small class=\"english\" lang=\"fr\">en anglais");
  }

  @Test
  void aTextThatNobodyToldInALanguageSaysSoOnce() {
    assertThat(html("nl"))
        .contains("Declare within <span")
        .contains("Deze tekst is in het Engels")
        .contains("Wait.</li>");
    assertThat(html("fr")).contains("Ce texte est traduit de l’anglais");
  }

  @Test
  void whatWasCheckedIsToldWithItsDays() {
    assertThat(html("fr")).contains("<p>Lu le 15 novembre 2026\u00a0: tout.</p>");
    assertThat(html("nl"))
        .contains(
            "<p lang=\"en\">Read on 15 November 2026."
                + " <small class=\"english\" lang=\"nl\">in het Engels</small></p>");
  }

  @Test
  void whatPeopleReportedIsNoParagraph() {
    assertThat(html("fr")).doesNotContain("Observations\u00a0: ");
  }

  @Test
  void aFlowchartIsInTheReadersLanguageWhereAllOfItIs() {
    assertThat(html("fr"))
        .contains("<figure class=\"picture\" lang=\"fr\">", "Vers où\u00a0?", "ici")
        .contains("<summary>Le parcours en bref</summary>")
        .doesNotContain("You are moving");
    assertThat(html("nl"))
        .contains("<figure class=\"picture\">", "You are moving")
        .contains("<summary>De weg in het kort, in het Engels</summary>")
        .doesNotContain("Je verhuist");
    assertThat(html("en")).contains("You are moving", "<summary>The way in short</summary>");
  }

  private static String html(String language) {
    return TestSite.text(site.get(MOVE, Map.of("lang", language)));
  }
}
