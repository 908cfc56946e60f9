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
    assertThat(TestSite.text(site.get("/skills/driving-licence-exchange")))
        .contains("data-cases", "<a href=\"#cases\">");
    assertThat(TestSite.text(site.get("/skills/meta-no-skill-fallback")))
        .doesNotContain("data-cases");
  }

  private static String row(String path, String question, String language) {
    String page = TestSite.text(site.get(path, Map.of("lang", language)));
    Matcher row =
        Pattern.compile("(?s)<div class=\"" + question + "\"><dt>.*?</div>").matcher(page);
    assertThat(row.find()).as(path + ": " + question).isTrue();
    return row.group();
  }
}
