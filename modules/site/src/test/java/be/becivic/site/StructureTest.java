package be.becivic.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What stands on each page. */
class StructureTest {
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
  void theFrontPageSaysWhatThisIsForWhomAndHowToConnect() {
    assertThat(html("/"))
        .containsSubsequence(
            "<h1>",
            "Your agent uses Be Civic",
            "role=\"search\"",
            "Help me with [task]. Read https://becivic.be/agents and follow Be Civic's protocol.",
            "id=\"how\"",
            "id=\"connect\"",
            "https://becivic.be/mcp",
            "id=\"who\"");
  }

  @Test
  void aSkillStandsBesideItsContentsDocumentsAndParts() {
    assertThat(html("/skills/nationality-application"))
        .containsSubsequence(
            "<h1>Declare Belgian nationality (article 12bis)</h1>",
            "banner beta",
            "class=\"toc\"",
            "href=\"#s-required-documents\"",
            "verify with your commune",
            "<h2 id=\"s-required-documents\">",
            "<h2 id=\"s-process\">",
            "<svg",
            "class=\"risk\"",
            "Nobody has reported anything or confirmed this page yet.",
            "id=\"sources\"",
            "id=\"lifecycle\"",
            "id=\"documents\"",
            "href=\"/paths/certificat-residence-historique\"",
            "id=\"parts\"",
            "href=\"/skills/sworn-translation\"",
            "href=\"/agents\"");
  }

  @Test
  void aThemeShowsItsProceduresBeforeItsRoutes() {
    assertThat(html("/paths/themes/mobility-and-vehicles"))
        .containsSubsequence("id=\"skills\"", "href=\"/skills/vehicle-import\"", "id=\"paths\"");
  }

  @Test
  void aValueLeadsToItsPlaceInAProcedure() {
    assertThat(html("/values/val-00022")).contains("href=\"/skills/change-of-address#val-00022\"");
    assertThat(html("/skills/change-of-address")).containsOnlyOnce("<span id=\"val-00022\"");
  }

  @Test
  void aFurtherCitationLeadsToTheFirst() {
    assertThat(html("/skills/nationality-application"))
        .contains("<a class=\"cite\" href=\"#cite-7\"")
        .containsOnlyOnce("id=\"cite-7\"");
  }

  @Test
  void routesOfAPathStandInTheOrderToTryThem() {
    assertThat(html("/paths/marriage-certificate-belgian"))
        .containsSubsequence(
            "id=\"irisbox-brussels-tier1-baec-marriage\"",
            "id=\"mon-dossier-marriage\"",
            "id=\"commune-counter-marriage\"");
  }

  @Test
  void whatIsForSingleCommunesIsFoldedBehindWhatIsForEverybody() {
    String html = html("/paths/nationality-declaration-desk");
    assertThat(html)
        .containsSubsequence(
            "<li id=\"civil-registrar-nationality\"",
            "<details class=\"localroutes\"",
            "Only for some communes: choose yours",
            "<li id=\"middelkerke-nationality-page\"",
            "</details>")
        .doesNotContain("<details class=\"localroutes\" open", "If nothing else works");
    assertThat(html)
        .containsSubsequence(
            "<div class=\"where\">",
            "href=\"#civil-registrar-nationality\"",
            "<dd hidden class=\"rest\"",
            "href=\"#middelkerke-nationality-page\"");
    assertThat(html("/paths/marriage-certificate-belgian"))
        .contains("If nothing else works")
        .doesNotContain("localroutes");
  }

  @Test
  void whatSingleCommunesSayAlikeIsSaidOnce() {
    String html = html("/paths/nationality-declaration-desk");
    assertThat(html)
        .containsSubsequence(
            "<div class=\"alike\">",
            "Follow the page: appointment, form or counter, as the commune says.",
            "<li id=\"middelkerke-nationality-page\"",
            "<li id=\"poperinge-nationality-page\"")
        .containsOnlyOnce("Follow the page: appointment, form or counter, as the commune says.");
  }

  @Test
  void aCommuneLeadsToItsOwnWays() {
    assertThat(html("/communes"))
        .containsSubsequence(
            "<tr id=\"poperinge\" data-commune=\"33021\">",
            "Its own page for:",
            "<a href=\"/paths/nationality-declaration-desk\">",
            "</tr>")
        .contains("<tr id=\"aartselaar\"><th");
  }

  @Test
  void aFlowchartAsAListHasLettersLinksAndEnds() {
    assertThat(html("/skills/vehicle-import"))
        .containsSubsequence(
            "<ol type=\"A\"><li id=\"flow-1\">",
            "<a class=\"way\" href=\"#flow-",
            "<strong class=\"way end\">end</strong>");
  }

  @Test
  void theGraphIsAPictureWhoseBoxesAreLinksAndATable() {
    assertThat(html("/graph"))
        .containsSubsequence("<svg", "href=\"/skills/sworn-translation\"", "</svg>", "<table>");
  }

  @Test
  void aSearchShowsWhatMatchedAndKeepsTheQuestion() {
    String html = TestSite.text(site.get("/search", Map.of("q", "driving <b>licence")));
    assertThat(html)
        .contains("value=\"driving &lt;b>licence\"")
        .contains("href=\"/skills/driving-licence-exchange\"")
        .contains("<mark>")
        .doesNotContain("<b>");
  }

  @Test
  void hostileSearchesAreSearches() {
    for (String query : new String[] {"", " ", "AND OR (", "*:*", "\u0000", "a".repeat(10_000)}) {
      assertThat(site.get("/search", Map.of("q", query, "limit", "-1")).status()).isEqualTo(200);
    }
  }

  @Test
  void aWideTableScrollsByItself() {
    assertThat(html("/docs/threat-model")).contains("<div class=\"scroll\"><table>");
  }

  @Test
  void communesCanBeLinkedTo() {
    assertThat(html("/communes")).contains("id=\"ixelles\"", "Ixelles / Elsene");
  }

  private static String html(String path) {
    return TestSite.text(site.get(path));
  }
}
