package be.becivic.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the card at the top of a procedure answers. */
class GlanceCardTest {
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
  void amountsOfSinglePlacesAreExamples() {
    String examples = "It depends on the place, for example:";
    assertThat(row("/skills/residence-card-renewal", "cost", "en")).contains(examples);
    assertThat(row("/skills/nationality-application", "cost", "en")).doesNotContain(examples);
    assertThat(row("/paths/marriage-certificate-belgian", "where", "en")).doesNotContain(examples);
  }

  @Test
  void whereSomethingIsHandedInLaterCountsBeforeWhatHelps() {
    assertThat(row("/skills/renting-a-home", "where", "en"))
        .contains("/paths/lease-registration")
        .doesNotContain("/paths/legal-aid-lawyer");
  }

  @Test
  void aRouteThatIsNotForEverybodySaysWhomItIsFor() {
    assertThat(row("/skills/lost-or-stolen-card", "where", "en")).contains("(for residence cards)");
    assertThat(row("/skills/mutualite-enrolment", "where", "nl"))
        .contains("(alleen als je de openbare kas kiest)");
  }

  @Test
  void thereIsAChoiceWhereThereAreCases() {
    assertThat(TestSite.text(site.get("/skills/nationality-application")))
        .contains("data-cases", "<a href=\"#cases\">");
    assertThat(TestSite.text(site.get("/skills/meta-no-skill-fallback")))
        .doesNotContain("data-cases");
  }

  @Test
  void casesThatDoNotFitAreCounted() {
    assertThat(row("/skills/driving-licence-exchange", "who", "nl"))
        .containsSubsequence(
            "Mensen die hier ingeschreven zijn met een buitenlands rijbewijs",
            "Europees rijbewijs",
            "Niet-erkend rijbewijs")
        .doesNotContain("nog ");
    assertThat(row("/skills/nationality-application", "who", "en"))
        .containsPattern("href=\"#s-[^<]*</a></dd>\\s(?s:.*)\\d more cases?<");
  }

  @Test
  void everybodyIsMeantOnlyWhereEverybodyIs() {
    List<String> everybody =
        site.corpus().skills().stream()
            .filter(skill -> !skill.isMeta())
            .map(skill -> skill.id().value())
            .filter(
                id -> row("/skills/" + id, "who", "en").contains("Everybody who lives in Belgium"))
            .toList();
    assertThat(everybody)
        .containsExactly("household-composition-certificate", "mutualite-enrolment");
    assertThat(row("/skills/belgian-passport", "who", "fr"))
        .contains("Belges, réfugiés reconnus et certains étrangers")
        .doesNotContain("titre de séjour");
  }

  @Test
  void aPlaceIsAnOfficeAndNotWhatIsDoneThere() {
    assertThat(row("/skills/birth-registration", "where", "de"))
        .contains("Geburtsgemeinde")
        .doesNotContain("Ihre Gemeinde");
    assertThat(row("/skills/criminal-record-extract", "where", "en"))
        .containsSubsequence("Population service of the commune", "(from abroad)")
        .doesNotContain("Request for");
    assertThat(row("/skills/commune-address-registration", "where", "en")).contains("Your commune");
    assertThat(row("/skills/apostille-foreign-document-hague", "where", "en"))
        .contains("in the country the paper comes from")
        .doesNotContain("Foreign Affairs");
  }

  @Test
  void whatHasToBeDoneBeforeStandsWithTheTimes() {
    assertThat(row("/skills/driving-licence-exchange", "time", "nl"))
        .containsSubsequence("Eerst: Je inschrijven bij de gemeente", "185 dagen");
    assertThat(row("/skills/driving-licence-exchange", "who", "nl")).doesNotContain("Eerst:");
  }

  @Test
  void whatIsOrdinaryCostsBeforeWhatIsUrgent() {
    assertThat(row("/skills/lost-or-stolen-card", "cost", "en"))
        .containsSubsequence("€27.50", "€25.30", "€134.70");
    assertThat(row("/skills/belgian-passport", "cost", "en")).containsSubsequence("€65", "€300");
  }

  @Test
  void thatTodaysPriceIsUnknownIsSaidBeforeWhatItWas() {
    assertThat(row("/skills/vehicle-import", "cost", "nl"))
        .containsSubsequence("nog niet bekend", "het was €\u00a030 in 2015")
        .doesNotContain("(2015)", "<strong>");
    assertThat(row("/skills/belgian-passport", "cost", "de"))
        .containsSubsequence("noch nicht bekannt", "es waren 65\u00a0€ im Jahr 2022");
    assertThat(row("/skills/nationality-application", "cost", "en")).doesNotContain("Today’s");
  }

  @Test
  void whatOnlySomePaySaysSo() {
    assertThat(row("/skills/mutualite-enrolment", "cost", "fr"))
        .containsSubsequence("Seules certaines personnes paient", "912,91");
  }

  @Test
  void aValueSaysWhenItWasEnteredAndNotThatItHoldsSinceThen() {
    assertThat(TestSite.text(site.get("/values/val-00187")))
        .contains("data-label=\"Entered on\"")
        .doesNotContain(">From<");
  }

  @Test
  void whatIsFreeComesBeforeWhatOnePlaceAsks() {
    assertThat(row("/skills/asylum-or-temporary-protection", "cost", "fr"))
        .containsSubsequence(
            "/paths/asylum-registration-centre", "\u00a0: gratuit", "10", "Annexe 15");
  }

  @Test
  void whatSinglePlacesAskLeadsToTheChoiceOfOnesOwn() {
    assertThat(row("/skills/permanent-residence", "cost", "fr"))
        .containsSubsequence(
            "Selon le lieu, par exemple", "Anderlecht", "<dd class=\"more\"><a href=\"#place\">");
    for (String path :
        List.of("/skills/asylum-or-temporary-protection", "/skills/belgian-passport")) {
      assertThat(row(path, "cost", "fr")).doesNotContain("#place");
    }
  }

  @Test
  void whatTheAuthorSetInFrontComesFirst() {
    assertThat(row("/skills/residence-appeal", "time", "en"))
        .containsSubsequence("when detained", "against a residence decision", "Council of State");
    assertThat(row("/skills/asylum-or-temporary-protection", "time", "fr"))
        .containsSubsequence("val-00231", "<details>", "val-00236");
    assertThat(row("/skills/commune-address-registration", "cost", "en"))
        .containsSubsequence("not known yet", "Federal contribution", "Tournai");
  }

  @Test
  void whatIsOldOrNoLawYetOrOverComesLast() {
    assertThat(row("/skills/residence-card-renewal", "time", "en"))
        .containsSubsequence("Last day to ask for a new card", "older rule");
    assertThat(row("/skills/self-employed-start", "cost", "en"))
        .containsSubsequence("it was €101 in 2023", "older amount");
    assertThat(row("/skills/first-tax-return", "time", "nl"))
        .containsSubsequence("1 jaar", "1 juni", "data-last-day=\"2026-06-30\"");
  }

  @Test
  void aLineSaysOfWhichCasesItIs() {
    assertThat(row("/skills/asylum-or-temporary-protection", "time", "en"))
        .contains("data-only=\"s-you-are-refused\"");
  }

  @Test
  void whatIsSaidOfWalloniaIsNotSaidOfCommunesThatAreACaseOfTheirOwn() {
    assertThat(row("/skills/renting-a-home", "cost", "de"))
        .contains("&#34;predicates&#34;:[{&#34;field&#34;:&#34;user.region&#34;");
    assertThat(row("/skills/residence-card-renewal", "time", "de")).doesNotContain("user.region");
  }

  @Test
  void adviceNamesAPaperToo() {
    assertThat(row("/skills/first-tax-return", "bring", "de"))
        .contains("Lohnbescheinigungen für die Steuer");
  }

  @Test
  void aLastDayIsThereForScriptsToCompare() {
    assertThat(row("/skills/first-tax-return", "time", "fr"))
        .contains("data-last-day=\"2026-06-30\">30 juin 2026<");
    assertThat(TestSite.text(site.get("/skills/first-tax-return")))
        .contains("data-past=\"(already past)\"", "data-last-day=\"2026-10-16\"");
    assertThat(TestSite.text(site.get("/values/val-00241")))
        .contains("data-last-day=\"2027-03-04\"");
    assertThat(TestSite.text(site.get("/values/val-00041"))).doesNotContain("data-last-day");
  }

  private static String row(String path, String question, String language) {
    String page = TestSite.text(site.get(path, Map.of("lang", language)));
    Matcher row =
        Pattern.compile("(?s)<div class=\"" + question + "\"><dt>.*?</div>").matcher(page);
    assertThat(row.find()).as(path + ": " + question).isTrue();
    return row.group();
  }
}
