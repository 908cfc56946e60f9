package be.becivic.site;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.site.ContentScope;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.feedback.Verdict;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.region.Region;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** A site that is about a part of the content counts and lists that part. */
class NarrowedSiteTest {
  private static final Target RENTING = Target.of(TargetType.SKILL, "renting-a-home");
  private static final Target BEYOND = Target.of(TargetType.SKILL, "nationality-application");

  private static TestSite everything;

  @BeforeAll
  static void open(@TempDir Path folder) {
    everything = TestSite.open(folder);
    everything.write(
        tables -> {
          Signals signals = new Signals(everything.library());
          signals.votes(tables, RENTING, Verdict.CONFIRM, 2);
          signals.votes(tables, BEYOND, Verdict.CONFIRM, 3);
          signals.votes(tables, BEYOND, Verdict.REJECT, 1);
        });
  }

  @AfterAll
  static void close() {
    everything.close();
  }

  @Test
  void activityIsThatOfWhatItShows() {
    Site housing = everything.narrowedTo(new ContentScope(Set.of("housing"), Set.of()));

    assertThat(text(housing, "/activity")).contains("Confirmations: 2. Objections: 0.");
    JsonNode sums = json(housing, "/activity.json");
    assertThat(sums.path("total_validations").asInt()).isEqualTo(2);
    assertThat(sums.path("votes_by_month").path(11).path("confirms").asInt()).isEqualTo(2);
    assertThat(json(everything.site(), "/activity.json").path("total_validations").asInt())
        .isEqualTo(6);
  }

  @ParameterizedTest
  @CsvSource({
    "BRUSSELS, 19, Anderlecht, Aartselaar",
    "FLANDERS, 285, Aartselaar, Anderlecht",
    "GERMAN_SPEAKING_COMMUNITY, 9, Eupen, Namur",
    "WALLONIA, 261, Eupen, Anderlecht"
  })
  void communesAreThoseOfItsRegions(Region region, int count, String inside, String outside) {
    Site site = everything.narrowedTo(new ContentScope(Set.of(), Set.of(region)));

    assertThat(text(site, "/communes"))
        .contains("The " + count + " communes this site is about", ">" + inside)
        .doesNotContain(">" + outside);
    assertThat(json(site, "/communes.json").path("communes")).hasSize(count);
  }

  @Test
  void withoutRegionsTheyAreAll() {
    Site housing = everything.narrowedTo(new ContentScope(Set.of("housing"), Set.of()));

    assertThat(text(housing, "/communes")).contains("All 565 communes of Belgium");
  }

  private static JsonNode json(Site site, String path) {
    return StrictJson.parseStored(text(site, path));
  }

  private static String text(Site site, String path) {
    SitePage page = site.page(SiteRequest.of(path));
    assertThat(page.status()).as(path).isEqualTo(200);
    return new String(page.body(), StandardCharsets.UTF_8);
  }
}
