package be.becivic.site;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.data.TranslatedPhrases;
import be.becivic.corpus.skill.Skill;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A source has a name in the language of the words around it, or says that it is English. */
class SourceNamesTest {
  private static final String MOVE = "/skills/change-of-address";
  private static final String TOLD = "skills/change-of-address/translations.json";
  private static final Pattern UNTRANSLATED =
      Pattern.compile("class=\"ref\"[^>]*><span lang=\"en\">([^<]*)<");

  @TempDir private Path folder;

  @Test
  void aSourceIsCalledInTheLanguageOfTheParagraph() {
    try (TestSite site = moving()) {
      assertThat(html(site, MOVE, "fr"))
          .containsPattern("<span lang=\"fr\">Voyez <a [^>]*class=\"ref\">l'office</a>");
      assertThat(html(site, MOVE, "en"))
          .containsPattern("See <a [^>]*class=\"ref\">the office</a>");
    }
  }

  @Test
  void aNameNobodyTranslatedSaysThatItIsEnglish() {
    try (TestSite site = moving()) {
      assertThat(html(site, MOVE, "nl"))
          .containsPattern(
              "<span lang=\"nl\">Zie <a [^>]*class=\"ref\"><span lang=\"en\">the office</span>"
                  + " <small class=\"english\" lang=\"nl\">in het Engels</small></a>");
    }
  }

  @Test
  void aNameInAnEnglishParagraphStaysAsItIs() {
    try (TestSite site = moving()) {
      assertThat(html(site, MOVE, "de"))
          .containsPattern("See <a [^>]*class=\"ref\">the office</a>");
    }
  }

  @Test
  void programsReadTheEnglishName() {
    try (TestSite site = moving()) {
      assertThat(html(site, MOVE + ".md", "fr")).contains("the office").doesNotContain("l'office");
    }
  }

  @Test
  @Tag("long")
  void noTranslatedPageHasANameInEnglish() {
    try (TestSite site = TestSite.open(folder)) {
      for (Skill skill : site.corpus().skills()) {
        for (String language : List.of("fr", "nl", "de")) {
          assertThat(UNTRANSLATED.matcher(html(site, "/skills/" + skill.id(), language)).results())
              .as(skill.id() + " " + language)
              .extracting(MatchResult::group)
              .isEmpty();
        }
      }
    }
  }

  @Test
  void aListedSourceHasItsTitleInTheLanguageOfThePage() {
    try (TestSite site = TestSite.open(folder)) {
      String page = html(site, "/skills/nationality-application", "nl");
      assertThat(page)
          .containsPattern("<a [^>]*external\">Wetboek van de Belgische nationaliteit</a>")
          .containsPattern("lang=\"en\">Becoming Belgian: how to [(]JV magazine[)]</a>")
          .contains("<small class=\"english\">sommige met onze Engelse titels</small></h2>");
      assertThat(html(site, "/skills/nationality-application", "en"))
          .contains(">Belgian Nationality Code, 28 June 1984")
          .doesNotContain("our English titles");
    }
  }

  private TestSite moving() {
    return TestSite.open(
        folder,
        Map.of(
            TranslatedPhrases.FILE,
            _ ->
                """
                {"schema_version": 1, "phrases": {"the office": {"fr": "l'office"}}}
                """,
            TOLD,
            _ ->
                """
                {"schema_version": 1, "paragraphs": [
                  {"en": "See {1}.", "fr": "Voyez {1}.", "nl": "Zie {1}."}
                ]}
                """,
            "skills/change-of-address/canonical.md",
            text ->
                text.replaceFirst(
                    "\\n## Process\\n",
                    """

                    ## Process

                    See <Ref name="y" uid="ref-00028" title="t" url="https://www.ibz.be/x" last_verified="2026-11-15">the office</Ref>.
                    """)));
  }

  private static String html(TestSite site, String path, String language) {
    return TestSite.text(site.get(path, Map.of("lang", language)));
  }
}
