package be.becivic.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import be.becivic.server.data.StartFailure;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Another site on the same corpus: its own name and colours, two languages, only housing. */
class SecondSiteTest {
  private static final Path SHIPPED = Path.of("..", "..", "corpus");
  private static final String BASE = "https://wonen.example";
  private static final String SITE =
      """
      {
        "schema_version": 1,
        "name": "Home and Roof",
        "base_url": "https://wonen.example",
        "languages": ["nl", "en"],
        "theme": {"light": {"link": "#7a1f5c"}, "dark": {"link": "#f0a8d8"}},
        "scope": {"topics": ["housing"], "regions": []}
      }
      """;

  @TempDir static Path folder;
  private static Path corpus;
  private static Running server;

  @BeforeAll
  static void start() throws IOException {
    corpus = folder.resolve("corpus");
    try (var files = Files.walk(SHIPPED)) {
      for (Path file : files.toList()) {
        Files.copy(file, corpus.resolve(SHIPPED.relativize(file).toString()));
      }
    }
    Path site = Files.createDirectories(corpus.resolve("sites/wonen")).resolve("site.json");
    Files.writeString(site, SITE);
    server = Running.over(corpus, folder, "site.id=wonen", "site.base-url=" + BASE);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @Test
  void itsPagesCarryItsNameAndItsLanguages() {
    String page = html("/skills/renting-a-home?lang=nl");

    assertThat(page)
        .contains("· Home and Roof</title>", "</svg>Home and Roof</a>", "Home and Roof is onafhan")
        .contains("hreflang=\"nl\"", "hreflang=\"en\"")
        .doesNotContain("hreflang=\"fr\"", "hreflang=\"de\"", "Be Civic</a>", "Be Civic is onaf");
    assertThat(server.get("/index.json").get("name").stringValue()).isEqualTo("Home and Roof");
    assertThat(text("/llms.txt")).startsWith("# Home and Roof\n");
  }

  @Test
  void aLanguageItDoesNotHaveIsAnsweredInEnglish() {
    assertThat(html("/skills?lang=fr")).contains("<html lang=\"en\"");
    assertThat(
            server
                .send(server.request("/skills").header("Accept-Language", "fr, nl;q=0.5").GET())
                .headers()
                .firstValue("Content-Language"))
        .contains("nl");
  }

  @Test
  void itsStyleSheetEndsWithItsColours() {
    String href = html("/").replaceAll("(?s).*href=\"(/assets/site[^\"]*css)\".*", "$1");

    assertThat(text(href))
        .endsWith(
            ":root{--link:#7a1f5c}@media (prefers-color-scheme: dark)"
                + "{:root:not([data-theme='light']){--link:#f0a8d8}}"
                + ":root[data-theme='dark']{--link:#f0a8d8}");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/skills/nationality-application",
        "/skills/nationality-application.md",
        "/skills/nationality-application/canonical.md",
        "/paths/pension-request",
        "/paths/pension-request.json",
        "/paths/themes/family",
        "/docs/activity/global.json"
      })
  void whatIsAboutSomethingElseIsNotThere(String path) {
    assertThat(send(path).statusCode()).isEqualTo(404);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/skills.md", "/graph.md", "/llms.txt", "/llms-full.txt", "/search"})
  void listsNameOnlyWhatItShows(String path) {
    String text = text(path);

    assertThat(text).contains("renting-a-home");
    assertThat(text).doesNotContain(BASE + "/skills/nationality-application");
    assertThat(text).doesNotContain("/skills/nationality-application\"");
  }

  /** Nothing about housing is confirmed yet, so search engines are shown no procedure at all. */
  @Test
  void itsMapNamesItsOwnPages() {
    assertThat(text("/sitemap.xml"))
        .contains("<loc>https://wonen.example/paths/themes/housing-and-property</loc>")
        .doesNotContain("/paths/themes/family", "becivic.be");
  }

  @Test
  void theIndexesForProgramsAreNarrowedToo() {
    assertThat(server.get("/skills/index.json").toString())
        .contains("renting-a-home")
        .doesNotContain("nationality-application");
    assertThat(server.get("/paths/index.json").get("paths").propertyNames())
        .contains("lease-registration")
        .doesNotContain("pension-request");
    assertThat(server.get("/paths/activity.json").toString()).doesNotContain("pension-request");
  }

  @Test
  void aSearchFindsOnlyWhatItShows() {
    assertThat(server.get("/search.json?q=lease").toString()).contains("renting-a-home");
    assertThat(server.get("/search.json?q=nationality").at("/results").toString())
        .doesNotContain("nationality-application");
    assertThat(html("/search?q=family+reunification"))
        .doesNotContain("href=\"/skills/family-reunification");
  }

  @Test
  void linksBeyondItLeadToTheSiteThatShowsEverything() {
    assertThat(html("/skills/renting-a-home?lang=nl"))
        .contains("href=\"https://becivic.be/skills/family-reunification?lang=nl\"")
        .contains("href=\"/skills/change-of-address?lang=nl\"");
    assertThat(text("/skills/renting-a-home.md"))
        .contains("(https://becivic.be/skills/commune-address-registration.md)")
        .contains("(https://wonen.example/skills/change-of-address.md)");
  }

  @Test
  void whatProgramsAskForIsTheWholeCorpus() {
    assertThat(server.get("/api/search?q=nationality").toString())
        .contains("nationality-application");
  }

  @Test
  void aSiteThatIsNotThereStopsTheStart() {
    assertThatThrownBy(() -> Running.over(corpus, folder.resolve("other"), "site.id=nowhere"))
        .isInstanceOf(StartFailure.class)
        .hasMessageContaining("sites/nowhere/site.json");
    assertThatThrownBy(() -> Running.over(corpus, folder.resolve("third"), "site.id=../data"))
        .isInstanceOf(StartFailure.class)
        .hasMessageNotContaining("../data");
  }

  private static String html(String path) {
    HttpResponse<String> page =
        server.send(server.request(path).header("Accept", "text/html").GET());
    assertThat(page.statusCode()).as(path).isEqualTo(200);
    return page.body();
  }

  private static String text(String path) {
    HttpResponse<String> page = send(path);
    assertThat(page.statusCode()).as(path).isEqualTo(200);
    return page.body();
  }

  private static HttpResponse<String> send(String path) {
    return server.send(server.request(path).GET());
  }
}
