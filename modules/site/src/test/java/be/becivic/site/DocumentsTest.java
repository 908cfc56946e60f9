package be.becivic.site;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.feedback.Tier;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.Schemas;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.NodeList;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The documents that machines read. */
class DocumentsTest {

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
  void thePrescribedOnesAreThere() {
    assertThat(site.site().documents())
        .contains(
            "/agents/manifest.json",
            "/agents/triggers.json",
            "/agents/bootstrap.zip",
            "/scrub-rules.json",
            "/scrub-vectors.json",
            "/banned-names.json",
            "/agents/scrub.py",
            "/agents/scrub.mjs",
            "/paths/index.json",
            "/schemas/concern.schema.json",
            "/llms.txt",
            "/llms-full.txt",
            "/.well-known/agent-skills/index.json",
            "/.well-known/security.txt",
            "/sitemap.xml",
            "/robots.txt");
    assertThat(site.get("/communes.json").status()).isEqualTo(200);
  }

  @Test
  void eachCanBeKeptAndAskedForAgain() {
    for (String path : site.site().documents()) {
      SitePage page = site.get(path);
      assertThat(page.status()).as(path).isEqualTo(200);
      assertThat(page.headers()).as(path).containsKeys("ETag", "Cache-Control");
      SitePage again =
          site.site()
              .page(
                  new SiteRequest(
                      path,
                      Map.of(),
                      Optional.empty(),
                      Optional.empty(),
                      Optional.empty(),
                      Optional.of(page.headers().get("ETag"))));
      assertThat(again.status()).as(path).isEqualTo(304);
    }
  }

  @Test
  @Tag("long")
  void equalInputsGiveEqualBytes(@TempDir Path folder) {
    try (TestSite other = TestSite.open(folder)) {
      for (String path : site.site().documents()) {
        assertThat(other.get(path).body()).as(path).isEqualTo(site.get(path).body());
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "/agents/manifest.json, MANIFEST",
    "/scrub-rules.json, REGEX_RULES",
    "/communes.json, COMMUNES",
    "/paths/index.json, PATHS_INDEX"
  })
  void whatHasASchemaSatisfiesIt(String path, SchemaName schema) {
    assertThat(Schemas.load().listViolations(schema, json(path))).isEmpty();
  }

  @Test
  void schemasStandWhereTheirIdSaysAndTheIndexListsThemAll() {
    JsonNode index = json("/schemas/index.json").get("schemas");
    assertThat(index.size()).isEqualTo(SchemaName.values().length);
    for (JsonNode entry : index) {
      String id = entry.get("id").asString();
      assertThat(entry.get("url").asString()).isEqualTo(id);
      assertThat(json(id.substring(TestSite.BASE.length())).get("$id").asString()).isEqualTo(id);
    }
  }

  @Test
  void theManifestTellsTiersEndpointsRetriesAndTheWindow() {
    JsonNode manifest = json("/agents/manifest.json");
    assertThat(manifest.get("tiers").size()).isEqualTo(Tier.TABLE.size());
    assertThat(manifest.get("endpoints").valueStream().map(each -> each.get("name").asString()))
        .contains("manifest", "scrub_rules", "skill_source");
    assertThat(manifest.at("/retry_policy/initial_delay_seconds").asInt()).isEqualTo(60);
    assertThat(manifest.at("/retry_policy/max_delay_seconds").asInt()).isEqualTo(3600);
    assertThat(manifest.get("staging_window_hours").asDouble()).isEqualTo(24);
    assertThat(manifest.at("/session_start/required_fields/0").asString()).isEqualTo("session_id");
  }

  @Test
  void llmsTextLeadsToAgentsFirstAndHasTheFormOfItsKind() {
    List<String> lines = text("/llms.txt").lines().toList();
    assertThat(lines.getFirst()).isEqualTo("# Be Civic");
    assertThat(lines.get(2))
        .startsWith("> AI agents: read https://becivic.be/agents before anything else.");
    int sections =
        IntStream.range(0, lines.size()).filter(i -> isSection(lines.get(i))).min().orElseThrow();
    assertThat(lines.subList(sections, lines.size()))
        .allMatch(
            line -> line.isEmpty() || isSection(line) || line.matches("- \\[.+]\\(\\S+\\)(: .+)?"));
    assertThat(lines.stream().filter(line -> line.startsWith("- ")).findFirst().orElseThrow())
        .contains("(https://becivic.be/agents.md)");
    assertThat(lines).filteredOn(line -> line.startsWith("# ")).hasSize(1);
    assertThat(lines).contains("## Optional");
  }

  @Test
  void llmsTextNamesEverySkillThatIsShown() {
    String index = text("/llms.txt");
    String full = text("/llms-full.txt");
    site.corpus().skills().stream()
        .filter(skill -> skill.frontmatter().status().orElseThrow().isRendered())
        .forEach(
            skill -> {
              assertThat(index).contains("/skills/" + skill.id() + ".md)");
              assertThat(full).contains("Source: https://becivic.be/skills/" + skill.id() + "\n");
            });
  }

  @Test
  void theSitemapListsOnlyWhatMayBeIndexed() throws Exception {
    NodeList places =
        DocumentBuilderFactory.newNSInstance()
            .newDocumentBuilder()
            .parse(new ByteArrayInputStream(site.get("/sitemap.xml").body()))
            .getElementsByTagNameNS("http://www.sitemaps.org/schemas/sitemap/0.9", "loc");
    List<String> addresses =
        IntStream.range(0, places.getLength())
            .mapToObj(i -> places.item(i).getTextContent().substring(TestSite.BASE.length()))
            .toList();
    assertThat(addresses)
        .contains("/", "/agents", "/skills", "/docs/threat-model")
        .contains("/skills/meta-no-skill-fallback")
        .doesNotContain("/search", "/skills/change-of-address")
        .doesNotHaveDuplicates();
    for (String address : addresses) {
      SitePage page = site.get(address);
      assertThat(page.status()).as(address).isEqualTo(200);
      assertThat(page.headers()).as(address).doesNotContainKey("X-Robots-Tag");
    }
  }

  @Test
  void robotsMayReadAllButWhatIsTheOperators() {
    assertThat(text("/robots.txt").lines())
        .contains(
            "User-agent: *",
            "Allow: /",
            "Disallow: /desk",
            "Sitemap: https://becivic.be/sitemap.xml");
  }

  @Test
  void securityTextHasTheFieldsOfItsStandard() {
    Map<String, String> fields =
        text("/.well-known/security.txt")
            .lines()
            .filter(line -> !line.startsWith("#"))
            .map(line -> line.split(": ", 2))
            .collect(Collectors.toMap(field -> field[0], field -> field[1]));
    assertThat(fields.get("Contact")).startsWith("https://");
    assertThat(fields.get("Canonical")).isEqualTo("https://becivic.be/.well-known/security.txt");
    assertThat(Instant.parse(fields.get("Expires")))
        .isAfter(TestSite.FOUNDED)
        .isBefore(TestSite.FOUNDED.plusSeconds(365L * 24 * 3600));
  }

  @Test
  void triggersAreSortedWordsInEveryLanguage() {
    JsonNode keywords = json("/agents/triggers.json").get("keywords");
    assertThat(keywords.propertyNames()).containsExactlyInAnyOrder("en", "fr", "nl", "de");
    for (JsonNode list : keywords) {
      List<String> words = list.valueStream().map(JsonNode::asString).toList();
      assertThat(words).isNotEmpty().doesNotHaveDuplicates();
      assertThat(words).allMatch(word -> word.equals(word.toLowerCase(Locale.ROOT)));
    }
  }

  @Test
  void aPathThatWasTakenDownLeavesTheDirectory(@TempDir Path folder) {
    String id = "certificat-residence-historique";
    Pattern status =
        Pattern.compile("(\"id\": \"" + id + "\".*?\"status\": \")[a-z]+", Pattern.DOTALL);
    UnaryOperator<String> quarantine = text -> status.matcher(text).replaceFirst("$1quarantined");
    assertThat(json("/paths/index.json").get("paths").has(id)).isTrue();
    try (TestSite other = TestSite.open(folder, Map.of("paths/index.json", quarantine))) {
      assertThat(TestSite.text(other.get("/paths/index.json"))).doesNotContain(id);
    }
  }

  @Test
  void theRulesAreTheFileThatTheServerApplies() throws Exception {
    assertThat(site.get("/scrub-rules.json").body())
        .isEqualTo(Files.readAllBytes(Path.of("../../corpus/tools/scrub/regex-rules.json")));
  }

  @Test
  void documentsStayWhileTheDatabaseIsOutOfReach(@TempDir Path folder) {
    try (TestSite cut = TestSite.open(folder)) {
      cut.cutOff();
      for (String path : cut.site().documents()) {
        assertThat(cut.get(path).status()).as(path).isEqualTo(200);
      }
    }
  }

  private static boolean isSection(String line) {
    return line.startsWith("## ");
  }

  private static String text(String path) {
    return new String(site.get(path).body(), StandardCharsets.UTF_8);
  }

  private static JsonNode json(String path) {
    return new JsonMapper().readTree(site.get(path).body());
  }
}
