package be.becivic.server;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.error.ErrorCategory;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A refusal says everything there is to mend, so that the next try succeeds. */
class RefusalsTest {
  @TempDir static Path folder;
  private static Running server;

  @BeforeAll
  static void start() {
    server = Running.in(folder);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @Test
  void everyMissingMemberIsNamedAtOnce() {
    assertThat(missing(problem("/api/concerns", "{}")))
        .contains(
            "schema_version",
            "concern_id",
            "submitted_at",
            "submitting_agent",
            "submission_contract_version",
            "declared_capabilities",
            "target_type",
            "target_id",
            "content");
    assertThat(missing(problem("/api/feedback", "{}")))
        .contains("session_id", "items", "mode", "submitting_agent");
    assertThat(missing(server.get("/api/ids?count=99"))).contains("type");
  }

  @Test
  void aToolWithoutItsModeHearsOfEverythingElseToo() {
    assertThat(missing(server.refused("submit_validation", "{}")))
        .contains("mode", "validation_id", "target_type", "target_id", "verdict");
    JsonNode strange = server.refused("submit_feedback", "{\"mode\": \"later\", \"body\": 1}");
    assertThat(pointers(strange)).contains("/mode", "/body");
    assertThat(missing(strange)).contains("feedback_id", "submitted_at");
  }

  @Test
  void whatAMissingObjectHasToHoldIsNamedWithIt() {
    JsonNode problem = problem("/api/concerns?dry_run=1", "{\"target_type\": \"skill\"}");
    assertThat(missing(problem)).contains("content", "scope", "body", "evidence_date");
    assertThat(pointers(problem)).contains("/content");
  }

  @Test
  void whatIsWrongInItemsIsToldWithWhatIsWrongAroundThem() {
    JsonNode problem =
        problem(
            "/api/feedback",
            "{\"mode\": \"validate\", \"items\": [{\"type\": \"rating\"}, {\"kind\": \"x\"}, 7]}");
    assertThat(pointers(problem)).contains("/items/0", "/items/1", "/items/2");
    assertThat(missing(problem)).contains("session_id", "rating_id", "type");
  }

  @Test
  void whatIsOursIsNamedAndWhatIsNotIsNot() {
    ObjectNode feedback = ToolsCase.feedback("Clear.");
    feedback.put("skill_id", "x").put("Jan Peeters", "x").put("topic", "hello");
    JsonNode problem = problem("/api/feedback-channel", feedback.toString());

    assertThat(problem.toString()).doesNotContain("Jan");
    assertThat(pointers(problem)).contains("/topic", "/skill_id");
    JsonNode topic = violation(problem, "/topic");
    assertThat(texts(topic.get("allowed"))).contains("praise", "suggestion");
    assertThat(texts(violation(problem, "/skill_id").get("allowed"))).contains("body", "topic");
  }

  @Test
  void aSingleMistakeComesWithWhatMayStandThere() {
    ObjectNode feedback = ToolsCase.feedback("Clear.").put("topic", "hello");
    JsonNode problem = problem("/api/feedback-channel", feedback.toString());

    assertThat(problem.get("schema_pointer").asString()).isEqualTo("/topic");
    assertThat(texts(problem.get("allowed"))).contains("praise");
    assertThat(problem.has("violations")).isFalse();
  }

  @Test
  void missingCapabilitiesAreNamed() {
    ObjectNode feedback = ToolsCase.feedback("Clear.");
    feedback.putArray("declared_capabilities").add("multi_turn");
    JsonNode problem = problem("/api/feedback-channel", feedback.toString());

    assertThat(problem.get("error").asString()).isEqualTo("capability_mismatch");
    assertThat(texts(problem.get("allowed"))).contains("structured_output");
  }

  @Test
  void whatIsMissingComesWithWhatItMayBe() {
    JsonNode ids = server.get("/api/ids");
    assertThat(ids.get("missing").asString()).isEqualTo("type");
    assertThat(texts(ids.get("allowed"))).contains("session", "concern");

    JsonNode concern = problem("/api/concerns", "{}");
    assertThat(allowedFor(concern, "target_type")).contains("skill", "path_source");
    assertThat(allowedFor(concern, "schema_version")).containsExactly("4");
    assertThat(allowedFor(concern, "submitted_at")).containsExactly("date-time");
  }

  @Test
  void anIdThatLeadsNowhereComesWithThoseThatMayBeMeant() {
    JsonNode path = server.get("/api/paths/household-composition");
    assertThat(path.get("error").asString()).isEqualTo("not_found");
    assertThat(texts(path.get("allowed"))).startsWith("household-composition-register");
    JsonNode tool = server.refused("get_path_directory", "{\"ids\": [\"household\"]}");
    assertThat(texts(tool.get("allowed"))).contains("household-composition-register");

    JsonNode skill = server.get("/api/skills/lost-card");
    assertThat(texts(skill.get("allowed"))).startsWith("lost-or-stolen-card");
    assertThat(server.refused("read_skill", "{\"skill_id\": \"lost-card\"}")).isEqualTo(skill);
    assertThat(server.get("/api/skills/xyzzy").has("hint")).isTrue();
    assertThat(server.send(server.request("/skills/lost-card.md").GET()).body())
        .contains("/api/search?");
  }

  @Test
  void theVerdictStandsBeforeWhatWasFound() {
    JsonNode finds = server.get("/api/search?q=fishing+permit&limit=3");
    List<String> members = List.copyOf(finds.propertyNames());
    assertThat(members).startsWith("query", "verdict").endsWith("results");
    assertThat(List.copyOf(server.get("/api/skills?q=passport").propertyNames()))
        .containsSubsequence("verdict", "items");
  }

  @ParameterizedTest
  @EnumSource(ErrorCategory.class)
  void theTypeOfEveryRefusalIsAPageThatExplainsIt(ErrorCategory category) {
    String type = "/problems/" + category.wireName();
    for (String form : List.of("", ".md", ".json")) {
      HttpResponse<String> page = server.send(server.request(type + form).GET());
      assertThat(page.statusCode()).as(type + form).isEqualTo(200);
      assertThat(page.body()).contains(category.wireName());
    }
    assertThat(server.send(server.request(type + ".md").GET()).body()).contains("HTTP status");
  }

  @Test
  void theTypeLeadsToAPageOfTheServerThatRefused() {
    String type = server.get("/api/nothing").get("type").asString();
    assertThat(server.send(server.request(type).GET()).statusCode()).isEqualTo(200);
  }

  private static JsonNode problem(String path, String body) {
    return Running.parse(server.post(path, body).body());
  }

  private static List<String> missing(JsonNode problem) {
    return problem
        .get("violations")
        .valueStream()
        .flatMap(each -> each.optional("missing").stream())
        .map(JsonNode::asString)
        .toList();
  }

  private static List<String> allowedFor(JsonNode problem, String missing) {
    return problem
        .get("violations")
        .valueStream()
        .filter(each -> each.path("missing").asString("").equals(missing))
        .flatMap(each -> texts(each.path("allowed")).stream())
        .toList();
  }

  private static List<String> pointers(JsonNode problem) {
    return problem
        .get("violations")
        .valueStream()
        .map(each -> each.get("schema_pointer").asString())
        .toList();
  }

  private static JsonNode violation(JsonNode problem, String pointer) {
    return problem
        .get("violations")
        .valueStream()
        .filter(each -> each.get("schema_pointer").asString().equals(pointer))
        .findFirst()
        .orElseThrow();
  }

  private static List<String> texts(JsonNode list) {
    return list.valueStream().map(JsonNode::asString).toList();
  }
}
