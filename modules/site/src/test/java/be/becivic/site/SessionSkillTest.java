package be.becivic.site;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.Schemas;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The skills to install, held to the specification of agentskills.io. */
class SessionSkillTest {
  private static final String TEXT = "/.well-known/agent-skills/becivic/SKILL.md";
  private static final int MOST_LINES = 500;

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
  void theBundleHasAFolderForEverySkillOfTheIndex() throws IOException {
    try (ZipInputStream zip =
        new ZipInputStream(new ByteArrayInputStream(site.get("/agents/bootstrap.zip").body()))) {
      ZipEntry entry = zip.getNextEntry();
      assertThat(entry.getName()).isEqualTo(frontmatter().get("name").asString() + "/SKILL.md");
      assertThat(zip.readAllBytes()).isEqualTo(site.get(TEXT).body());
      JsonNode skills = index().path("skills");
      assertThat(skills).hasSize(7);
      for (int i = 1; i < skills.size(); i++) {
        String name = skills.path(i).path("name").asString();
        assertThat(zip.getNextEntry().getName()).isEqualTo(name + "/SKILL.md");
        assertThat(zip.readAllBytes())
            .isEqualTo(site.get("/.well-known/agent-skills/" + name + "/SKILL.md").body());
      }
      assertThat(zip.getNextEntry()).isNull();
    }
  }

  @Test
  void everySkillSaysWhomToAskWhatIsKeptAndWhatIsAskedFirst() {
    for (JsonNode entry : index().path("skills")) {
      String name = entry.path("name").asString();
      String text =
          new String(
              site.get("/.well-known/agent-skills/" + name + "/SKILL.md").body(),
              StandardCharsets.UTF_8);
      ObjectNode fields = frontmatter(name, text);
      assertThat(fields.path("name").asString()).isEqualTo(name);
      assertThat(fields.path("description").asString()).hasSizeBetween(1, 1024).contains("Use ");
      assertThat(fields.path("compatibility").asString()).hasSizeBetween(1, 500);
      assertThat(fields.path("metadata").propertyNames())
          .contains("privacy-contact", "data-retention", "opt-in-required");
      assertThat(fields.path("metadata").valueStream()).allMatch(JsonNode::isString);
      assertThat(text.lines().count()).isLessThan(MOST_LINES);
      assertThat(text).doesNotContainIgnoringCase("Be Civic helps");
    }
  }

  @Test
  void onlyFieldsOfTheSpecificationAreUsed() {
    ObjectNode fields = frontmatter();
    assertThat(fields.propertyNames())
        .isSubsetOf("name", "description", "license", "compatibility", "metadata", "allowed-tools");
    assertThat(fields.get("name").asString()).matches("[a-z0-9]+(-[a-z0-9]+)*");
    assertThat(fields.get("description").asString()).hasSizeBetween(1, 1024).contains("Use when");
    assertThat(fields.get("compatibility").asString()).hasSizeBetween(1, 500);
    assertThat(fields.get("metadata").valueStream()).allMatch(JsonNode::isString);
  }

  @Test
  void itIsShortAndLeadsThroughFourPhases() {
    assertThat(text().lines().count()).isLessThan(MOST_LINES);
    assertThat(text())
        .containsSubsequence(
            "## Phase 1",
            "https://becivic.be/scrub-rules.json",
            "## Phase 2",
            "https://becivic.be/api/skill-graph",
            "meta-no-skill-fallback",
            "## Phase 3",
            "## Phase 4",
            "\"mode\": \"validate\"",
            "\"mode\": \"stage\"");
  }

  @Test
  void itsEnvelopeWouldPass() {
    Matcher example = Pattern.compile("```json\\n(.*?)```", Pattern.DOTALL).matcher(text());
    assertThat(example.find()).isTrue();
    JsonNode envelope = new JsonMapper().readTree(example.group(1));
    Schemas schemas = Schemas.load();
    assertThat(schemas.listViolations(SchemaName.FEEDBACK_ENVELOPE, envelope)).isEmpty();
    envelope.get("items").forEach(item -> assertThat(schemas.checkItem(item)).isEmpty());
  }

  @Test
  void theIndexDescribesItAndItsDigestIsThatOfTheBytes() throws Exception {
    JsonNode index = index();
    assertThat(index.get("$schema").asString())
        .isEqualTo("https://schemas.agentskills.io/discovery/0.2.0/schema.json");
    JsonNode entry = index.at("/skills/0");
    assertThat(entry.propertyNames())
        .containsExactlyInAnyOrder("name", "type", "description", "url", "digest");
    assertThat(entry.get("type").asString()).isEqualTo("skill-md");
    assertThat(entry.get("description")).isEqualTo(frontmatter().get("description"));
    assertThat(entry.get("url").asString()).isEqualTo(TestSite.BASE + TEXT);
    byte[] digest = MessageDigest.getInstance("SHA-256").digest(site.get(TEXT).body());
    assertThat(entry.get("digest").asString())
        .isEqualTo("sha256:" + HexFormat.of().formatHex(digest));
  }

  @Test
  void copyNeverSaysThatBeCivicItselfHelps() {
    assertThat(text()).doesNotContainIgnoringCase("Be Civic helps");
  }

  private static String text() {
    return new String(site.get(TEXT).body(), StandardCharsets.UTF_8);
  }

  private static JsonNode index() {
    return new JsonMapper().readTree(site.get("/.well-known/agent-skills/index.json").body());
  }

  private static ObjectNode frontmatter() {
    return frontmatter("becivic", text());
  }

  private static ObjectNode frontmatter(String name, String text) {
    Skill skill = Skill.parse(new SkillId(name), SourceFile.of("SKILL.md", text));
    assertThat(skill.frontmatter().problems()).isEmpty();
    return skill.frontmatter().json();
  }
}
