package be.becivic.site;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.Schemas;
import be.becivic.site.page.general.AgentPages;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What agents read first. */
class AgentPagesTest {
  private static final Pattern EXAMPLE = Pattern.compile("```json\\n(.*?)```", Pattern.DOTALL);
  private static final Pattern LINK = Pattern.compile("]\\((/[^)]*)\\)");
  private static final Schemas SCHEMAS = Schemas.load();

  private static TestSite site;

  @BeforeAll
  static void open(@TempDir Path folder) {
    site = TestSite.open(folder);
  }

  @AfterAll
  static void close() {
    site.close();
  }

  static List<String> addresses() {
    return AgentPages.addresses();
  }

  @Test
  void theOverviewHasAboutFortyLines() {
    assertThat(markdown("/agents").lines().count()).isBetween(30L, 45L);
  }

  @ParameterizedTest
  @MethodSource("addresses")
  void whoDoesNotAskForHtmlGetsMarkdown(String address) {
    assertThat(site.accept(address, "*/*").contentType()).startsWith("text/markdown");
    assertThat(site.accept(address, "text/html, */*").contentType()).startsWith("text/html");
    assertThat(site.get(address + ".json").contentType()).isEqualTo("application/json");
  }

  @ParameterizedTest
  @MethodSource("addresses")
  void everyLinkLeadsSomewhere(String address) {
    LINK.matcher(markdown(address))
        .results()
        .map(link -> link.group(1))
        .forEach(link -> assertThat(site.get(link).status()).as(link).isEqualTo(200));
  }

  @ParameterizedTest
  @MethodSource("addresses")
  void copyNeverSaysThatBeCivicItselfHelps(String address) {
    assertThat(markdown(address)).doesNotContainIgnoringCase("Be Civic helps");
  }

  @ParameterizedTest
  @EnumSource(value = FeedbackType.class, mode = EnumSource.Mode.EXCLUDE, names = "ANALYTICS")
  void examplesOfSubmissionsSatisfyTheirSchemaAndNameWhatExists(FeedbackType type) {
    List<JsonNode> examples = examples("/agents/submit/" + type.wireName());
    assertThat(examples).isNotEmpty();
    for (JsonNode example : examples) {
      assertThat(SCHEMAS.listViolations(SchemaName.of(type), example)).isEmpty();
      target(example).ifPresent(target -> assertThat(exists(target)).as("%s", target).isTrue());
    }
  }

  @Test
  void examplesOfTheFeedbackTemplateSatisfyTheirSchemas() {
    for (JsonNode example : examples("/agents/feedback-template")) {
      if (example.has("items")) {
        assertThat(SCHEMAS.listViolations(SchemaName.FEEDBACK_ENVELOPE, example)).isEmpty();
        example.get("items").forEach(item -> assertThat(SCHEMAS.checkItem(item)).isEmpty());
      } else {
        assertThat(SCHEMAS.checkItem(example)).isEmpty();
      }
    }
  }

  @Test
  void nothingElseStandsBelow() {
    assertThat(site.get("/agents/becivic/SKILL").status()).isEqualTo(404);
    assertThat(site.get("/agents/submit").status()).isEqualTo(404);
    assertThat(site.get("/agents/submit/observation").status()).isEqualTo(404);
  }

  private static String markdown(String address) {
    return TestSite.text(site.get(address + ".md"));
  }

  private static List<JsonNode> examples(String address) {
    JsonMapper mapper = new JsonMapper();
    return EXAMPLE
        .matcher(markdown(address))
        .results()
        .map(example -> mapper.readTree(example.group(1)))
        .toList();
  }

  private static Optional<Target> target(JsonNode example) {
    return example.has("target_id")
        ? TargetType.parse(example.path("target_type").asString())
            .map(type -> Target.of(type, example.get("target_id").asString()))
        : Optional.empty();
  }

  private static boolean exists(Target target) {
    return site.library().records().read(tables -> site.library().find(tables, target).isPresent());
  }
}
