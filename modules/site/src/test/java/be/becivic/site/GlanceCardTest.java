package be.becivic.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
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
            "Iedereen die in België woont", "Europees rijbewijs", "nog 3 gevallen");
    assertThat(row("/skills/nationality-application", "who", "en"))
        .containsSubsequence("href=\"#s-", "2 more cases");
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
  void whatIsFreeComesBeforeWhatOnePlaceAsks() {
    assertThat(row("/skills/asylum-or-temporary-protection", "cost", "fr"))
        .containsSubsequence("Gratuit", "/paths/asylum-registration-centre", "10", "Annexe 15");
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
