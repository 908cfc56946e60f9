package be.becivic.site;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.json.StrictJson;
import java.io.ByteArrayInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** One address, several forms. */
class FormsTest {
  private static final String SKILL = "/skills/nationality-application";

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
  @CsvSource(
      delimiter = '|',
      value = {
        "*/*                                            | text/html; charset=utf-8",
        "text/html,application/xhtml+xml,*/*;q=0.8      | text/html; charset=utf-8",
        "text/markdown                                  | text/markdown; charset=utf-8",
        "text/markdown, text/html, */*                  | text/markdown; charset=utf-8",
        "text/html;q=0.5, application/json              | application/json",
        "text/markdown;q=0, application/json;q=0.1      | application/json",
        "application/markdown                           | application/markdown; charset=utf-8",
        "image/png                                      | text/html; charset=utf-8",
        "text/markdown;q=nonsense                       | text/html; charset=utf-8",
        ";;;,,,q=1                                      | text/html; charset=utf-8"
      })
  void theFormIsTheOneTheClientWantsMost(String accept, String contentType) {
    assertThat(site.accept(SKILL, accept).contentType()).isEqualTo(contentType);
  }

  @ParameterizedTest
  @ValueSource(strings = {".md", ".json"})
  void aSuffixWinsOverWhatTheClientAccepts(String suffix) {
    SitePage page = site.accept(SKILL + suffix, "text/html");
    assertThat(page.contentType()).doesNotContain("html");
    assertThat(page.body()).isEqualTo(site.get(SKILL + suffix).body());
  }

  @Test
  void theRawFormIsTheBytesOnMainWithTheirCommit() throws Exception {
    SitePage raw = site.get(SKILL + "/canonical.md");
    byte[] file = Files.readAllBytes(Path.of("../../corpus" + SKILL + "/canonical.md"));
    assertThat(raw.body()).isEqualTo(file);
    assertThat(raw.headers())
        .containsEntry("X-Be-Civic-Commit", site.corpus().commit().orElseThrow().value());
    assertThat(site.accept(SKILL, "application/markdown").body()).isEqualTo(file);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/index",
        "/skills",
        "/skills/change-of-address",
        "/paths",
        "/paths/marriage-certificate-belgian",
        "/paths/themes/family",
        "/values",
        "/values/val-00001",
        "/references",
        "/references/ref-00001",
        "/communes",
        "/activity",
        "/docs",
        "/docs/threat-model",
        "/privacy",
        "/search",
        "/graph"
      })
  void everyPageHasAMarkdownAndAJsonForm(String path) {
    SitePage markdown = site.get(path + ".md");
    assertThat(markdown.status()).isEqualTo(200);
    assertThat(TestSite.text(markdown)).contains("# ").endsWith("\n");
    SitePage json = site.get(path + ".json");
    assertThat(json.status()).isEqualTo(200);
    assertThat(StrictJson.parseStored(TestSite.text(json)).isObject()).isTrue();
  }

  @Test
  void jsonOfASkillCarriesTheCommitAndPointsToAgents() {
    JsonNode json = StrictJson.parseStored(TestSite.text(site.get(SKILL + ".json")));
    assertThat(json.path("commit").asString())
        .isEqualTo(site.corpus().commit().orElseThrow().value());
    assertThat(json.path("agents").asString()).isEqualTo("https://becivic.be/agents");
    assertThat(json.path("body").asString()).contains("## Process");
    assertThat(json.path("observations_block").path("groups").size()).isEqualTo(5);
  }

  @Test
  void everyAnswerLeadsAgentsOnwards() {
    assertThat(site.get(SKILL).headers().get("Link"))
        .contains("<https://becivic.be" + SKILL + ">; rel=\"canonical\"")
        .contains("<" + SKILL + ".md>; rel=\"alternate\"; type=\"text/markdown\"")
        .contains("<" + SKILL + ".json>; rel=\"alternate\"; type=\"application/json\"")
        .contains("</llms.txt>")
        .contains("</agents>");
  }

  @Test
  void answersVaryByWhatWasNegotiatedAndSignalsAreFreshForAMinute() {
    assertThat(site.get(SKILL).headers())
        .containsEntry("Vary", "Accept, Accept-Language, Accept-Encoding")
        .containsEntry("Cache-Control", "public, max-age=60, s-maxage=60");
  }

  @Test
  void aKnownTagIsAnsweredWithoutABody() {
    String etag = site.get(SKILL).headers().get("ETag");
    assertThat(etag).matches("\"[\\w-]+\"");
    SitePage again = site.site().page(request(Optional.empty(), Optional.of(etag)));
    assertThat(again.status()).isEqualTo(304);
    assertThat(again.body()).isEmpty();
    assertThat(again.headers()).containsEntry("ETag", etag).containsKey("Vary");
    assertThat(site.site().page(request(Optional.empty(), Optional.of("\"other\""))).status())
        .isEqualTo(200);
  }

  @Test
  void thePackedFormIsTheSameTextUnderATagOfItsOwn() throws Exception {
    SitePage packed = site.site().page(request(Optional.of("br, gzip"), Optional.empty()));
    SitePage plain = site.get(SKILL);
    assertThat(packed.headers()).containsEntry("Content-Encoding", "gzip");
    assertThat(packed.body().length).isLessThan(plain.body().length / 2);
    assertThat(packed.headers().get("ETag")).isNotEqualTo(plain.headers().get("ETag"));
    try (var text = new GZIPInputStream(new ByteArrayInputStream(packed.body()))) {
      assertThat(text.readAllBytes()).isEqualTo(plain.body());
    }
  }

  @Test
  void assetsAreNamedAfterTheirContentAndKeptForEver() {
    site.site()
        .assets()
        .list()
        .forEach(
            asset -> {
              SitePage page = site.get(asset.href());
              assertThat(page.status()).isEqualTo(200);
              assertThat(page.headers().get("Cache-Control")).contains("immutable");
            });
  }

  @ParameterizedTest
  @CsvSource({
    "/skills/, /skills",
    "/paths/themes/family/, /paths/themes/family",
    "/skills/change-of-address/canonical, /skills/change-of-address"
  })
  void otherSpellingsLeadToTheOneAddress(String path, String canonical) {
    SitePage page = site.get(path);
    assertThat(page.status()).isEqualTo(308);
    assertThat(page.headers()).containsEntry("Location", canonical);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/nowhere",
        "//evil.example/",
        "/\\evil.example/",
        "/skills/x\"><script>",
        "/skills//",
        "/skills/no-such-skill",
        "/values/val-99999",
        "/values/nonsense",
        "/paths/themes/other",
        "/skills/change-of-address/versions/0000000000000000000000000000000000000000",
        "/docs/../skills/change-of-address",
        "/docs/%2e%2e",
        "",
        "/.md",
        "/skills/.json",
        "/skills/no-such-skill/canonical.md"
      })
  void whatLeadsNowhereSaysSoAndRepeatsNothing(String path) {
    SitePage page = site.get(path);
    assertThat(page.status()).isEqualTo(404);
    assertThat(TestSite.text(page)).doesNotContain("evil").doesNotContain("<script>");
    assertThat(page.headers().toString()).doesNotContain("evil").doesNotContain("<script>");
  }

  @Test
  void theInterfaceSpeaksTheBrowsersLanguageUnlessOneIsChosen() {
    SiteRequest french =
        new SiteRequest(
            "/",
            Map.of(),
            Optional.empty(),
            Optional.of("es, fr-BE;q=0.9, en;q=0.5"),
            Optional.empty(),
            Optional.empty());
    assertThat(site.site().page(french).headers()).containsEntry("Content-Language", "fr");
    SiteRequest dutch =
        new SiteRequest(
            "/",
            Map.of("lang", "nl"),
            Optional.empty(),
            Optional.of("fr"),
            Optional.empty(),
            Optional.empty());
    assertThat(site.site().page(dutch).headers()).containsEntry("Content-Language", "nl");
  }

  @Test
  void pathTitlesAreInTheReadersLanguage() {
    assertThat(TestSite.text(site.get("/paths/marriage-certificate-belgian", Map.of("lang", "de"))))
        .contains("<h1>Belgische Heiratsurkunde</h1>");
  }

  private static SiteRequest request(Optional<String> encoding, Optional<String> ifNoneMatch) {
    return new SiteRequest(
        SKILL, Map.of(), Optional.empty(), Optional.empty(), encoding, ifNoneMatch);
  }
}
