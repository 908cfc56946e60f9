package be.becivic.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A search is answered by what it found, however often anything was searched for before. */
class SearchPageTest {
  private static final Map<String, String> NATIONALITY = Map.of("q", "nationality application");
  private static final Map<String, String> ADDRESS = Map.of("q", "change of address");

  private static final Pattern SECTION = Pattern.compile("<a href=\"(/skills/[^\"]+#[^\"]+)\"");

  private static TestSite site;

  @BeforeAll
  static void open(@TempDir Path folder) {
    site = TestSite.open(folder);
  }

  @AfterAll
  static void close() {
    site.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"/search", "/search.md", "/search.json"})
  void twoSearchesNeverShareAnAnswer(String path) {
    String nationality = TestSite.text(site.get(path, NATIONALITY));
    String address = TestSite.text(site.get(path, ADDRESS));
    assertThat(nationality).contains("/skills/nationality-application").isNotEqualTo(address);
    assertThat(address).contains("/skills/change-of-address");
    assertThat(TestSite.text(site.get(path, NATIONALITY))).isEqualTo(nationality);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/search", "/search.md", "/search.json"})
  void whatNarrowsASearchIsPartOfIt(String path) {
    String all = TestSite.text(site.get(path, ADDRESS));
    String one = TestSite.text(site.get(path, Map.of("q", "change of address", "limit", "1")));
    String communes =
        TestSite.text(site.get(path, Map.of("q", "change of address", "type", "commune")));
    assertThat(all).isNotEqualTo(one).isNotEqualTo(communes);
    assertThat(TestSite.text(site.get(path, ADDRESS))).isEqualTo(all);
  }

  @Test
  void aSourceBearsItsTitleInTheReadersLanguageOrSaysThatItIsEnglish() {
    Map<String, String> sought = Map.of("lang", "fr", "q", "Belgian Nationality Code Justel");
    assertThat(TestSite.text(site.get("/search", sought)))
        .contains("href=\"/references/ref-00001?lang=fr\">Code de la nationalité belge</a>");
    Map<String, String> other =
        Map.of("lang", "fr", "q", "Settlement of non-EU citizens commune of Maldegem");
    assertThat(TestSite.text(site.get("/search", other)))
        .containsPattern(
            "lang=\"en\">Settlement of non-EU citizens[^<]*</a>"
                + " <small class=\"english\" lang=\"fr\">en anglais</small>");
  }

  @Test
  void aSearchIsNotKeptBecauseTheIndexMovesOnByItself() {
    SitePage first = site.get("/search", ADDRESS);
    assertThat(site.get("/search", ADDRESS)).isNotSameAs(first);
    assertThat(first.headers()).containsEntry("Cache-Control", "public, max-age=5");
  }

  @Test
  void whatNoProcedureIsAboutIsSaid() {
    String none = "No procedure here is about this.";
    assertThat(search("register a dog")).contains(none);
    assertThat(search("change of address")).doesNotContain(none);
    assertThat(search("Etterbeek")).as("a commune is what was sought").doesNotContain(none);
    assertThat(search("Etterbeek")).containsSubsequence("found-commune", "</section>");
  }

  @Test
  void aLetterBeforeAnApostropheIsNoWordThatWasSought() {
    String found =
        TestSite.text(
            site.get("/search", Map.of("q", "inscrire mon enfant à l'école", "lang", "fr")));
    assertThat(found).contains("<mark>").doesNotContainPattern("<mark>\\p{L}</mark>");
  }

  @Test
  void aProcedureIsToldByItsSummary() {
    assertThat(search("moving inside Belgium"))
        .containsPattern("Report a (<mark>)?move(</mark>)? (<mark>)?inside");
  }

  @ParameterizedTest
  @CsvSource({
    "lost driving licence, en,"
        + " /skills/driving-licence-exchange#s-your-licence-is-lost-stolen-or-damaged",
    "permis de conduire perdu, fr,"
        + " /skills/driving-licence-exchange?lang=fr#s-your-licence-is-lost-stolen-or-damaged",
    "al getrouwd in het buitenland, nl,"
        + " /skills/marriage-declaration?lang=nl#s-you-are-married-already-abroad",
    "mijn rijbewijs is gestolen, nl,"
        + " /skills/driving-licence-exchange?lang=nl#s-your-licence-is-lost-stolen-or-damaged",
    "asylum refused, en, /skills/asylum-or-temporary-protection#s-you-are-refused",
    "Asylantrag abgelehnt, de, /skills/asylum-or-temporary-protection?lang=de#s-you-are-refused",
    "impôts en retard, fr, /skills/first-tax-return?lang=fr#s-you-are-late",
    "te laat met belastingaangifte, nl, /skills/first-tax-return?lang=nl#s-you-are-late",
    "Reisepass für ein Kind, de, /skills/belgian-passport?lang=de#s-it-is-for-a-child",
    "passeport urgent, fr, /skills/belgian-passport?lang=fr#s-you-are-belgian-and-in-a-hurry",
    "code pin oublié, fr,"
        + " /skills/lost-or-stolen-card?lang=fr#s-the-card-is-there-the-pin-is-not",
    "end legal cohabitation, en, /skills/cohabitation#s-you-want-to-end-it",
  })
  void aSearchLeadsIntoTheSectionThatIsAboutIt(String words, String language, String section) {
    String found = TestSite.text(site.get("/search", Map.of("q", words, "lang", language)));
    assertThat(found.replace("?lang=en", "")).contains("href=\"" + section + "\"");
  }

  @Test
  void aSectionThatIsOneCaseOfAProcedureIsCalledOne() {
    assertThat(search("lost driving licence")).contains("Perhaps this case of it:");
    assertThat(search("residence card expired")).doesNotContain("Perhaps this case of it:");
  }

  @Test
  void everySectionASearchLeadsToIsThere() {
    List<String> sections =
        SECTION.matcher(search("marriage abroad")).results().map(hit -> hit.group(1)).toList();
    assertThat(sections).isNotEmpty();
    for (String section : sections) {
      String[] place = section.split("#");
      assertThat(TestSite.text(site.get(place[0]))).contains("id=\"" + place[1] + "\"");
    }
  }

  @Test
  void wordsThatAreInEverySectionLeadIntoNone() {
    assertThat(SECTION.matcher(search("the commune")).find()).isFalse();
  }

  @Test
  void aWordOfAnotherLanguageAndTheNameOfAllCasesLeadIntoNone() {
    assertThat(search("hoe word ik belg")).doesNotContain("Perhaps this case of it:");
  }

  @Test
  void whoHasNotIsNotLedToTheCaseOfWhoHas() {
    assertThat(search("itsme without belgian id")).doesNotContain("You have a Belgian");
  }

  @Test
  void aNumberInANameIsNotAnAnswer() {
    assertThat(search("price of a train ticket to Ghent")).contains("No procedure here");
    assertThat(search("is brussels safe at night")).contains("No procedure here");
  }

  @Test
  void whatIsForAgentsIsShownOnlyWhenItIsCalledByItsName() {
    assertThat(search("how do i vote")).doesNotContain("/skills/meta-");
    assertThat(search("draft a new skill")).contains("/skills/meta-draft-l1-skill");
  }

  @Test
  void whatIsFarBehindIsLeftOutAndSaidToBe() {
    String cut = search("change of address");
    assertThat(cut).contains("is left out").contains("limit=50");
    String all =
        TestSite.text(site.get("/search", Map.of("q", "change of address", "limit", "50")));
    assertThat(all).doesNotContain("is left out").hasSizeGreaterThan(cut.length());
  }

  private static String search(String words) {
    return TestSite.text(site.get("/search", Map.of("q", words)));
  }

  @Test
  void otherPagesAreTheSameWhateverIsSearchedFor() {
    assertThat(site.get("/skills", ADDRESS)).isSameAs(site.get("/skills", NATIONALITY));
  }
}
