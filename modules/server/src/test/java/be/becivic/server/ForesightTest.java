package be.becivic.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Whoever tries a submission out is told what would become of it, and leaves nothing behind. */
class ForesightTest {
  private static final String NAME = "Vandenberghe";

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

  @ParameterizedTest
  @ValueSource(strings = {"…", "## Process\n\n1. Ask at the quixdraft counter.\n"})
  void aDraftThatTheChecksRefuseIsToldWhereAndHow(String body) {
    ObjectNode draft = draft(body);
    JsonNode told = tried("drafts", draft);
    assertThat(told.get("ok").booleanValue()).isFalse();
    assertThat(told.get("status").asString()).isEqualTo("held");
    assertThat(told.at("/hold/kind").asString()).isEqualTo("check");
    assertThat(told.get("findings").valueStream())
        .anySatisfy(
            finding -> {
              assertThat(finding.get("rule").asString()).isEqualTo("section_missing");
              assertThat(finding.get("file").asString()).contains("drone-registration");
              assertThat(finding.get("line").intValue()).isPositive();
              assertThat(finding.get("remedy").asString()).isNotBlank();
            });
    assertThat(told.toString()).doesNotContain("quixdraft");
    assertNothingIsLeft("drafts", draft.get("draft_id").asString());
    assertThat(inEnvelope("draft", draft)).isEqualTo(told.get("findings"));
  }

  @Test
  void wordsThatNameSomebodyAreToldToWait() {
    ObjectNode concern = shared("con_", "concern_id").put("target_type", "skill");
    concern.put("target_id", "change-of-address");
    concern.putObject("context").put("language_used", "en");
    concern
        .putObject("content")
        .put("scope", "general")
        .put("body", "Mevrouw Annelies " + NAME + " refused my papers.")
        .put("evidence_date", "2026-11-10")
        .put("evidence_source", "customer-report");
    JsonNode told = tried("concerns", concern);
    assertThat(told.get("status").asString()).isEqualTo("validated");
    assertThat(told.get("ok").booleanValue()).isTrue();
    assertThat(told.at("/hold/kind").asString()).isEqualTo("person");
    assertThat(told.toString()).doesNotContain(NAME);
    assertNothingIsLeft("concerns", concern.get("concern_id").asString());
  }

  @Test
  void aValueUnlikeTheLastIsToldToWaitAndOneLikeItIsNot() {
    JsonNode odd = tried("amendments", value(900_000));
    assertThat(odd.at("/hold/kind").asString()).isEqualTo("shape");
    JsonNode plain = tried("amendments", value(1_030));
    assertThat(plain.get("status").asString()).isEqualTo("validated");
    assertThat(plain.has("hold")).isFalse();
  }

  @Test
  void aDiffOfATextThatIsGoneIsStale() {
    ObjectNode amendment = shared("amd_", "amendment_id").put("target_type", "skill");
    amendment.put("target_id", "change-of-address").put("rationale", "The counter says so.");
    amendment
        .putObject("content")
        .put("amendment_subtype", "body")
        .put("skill_commit", "deadbeef")
        .put("body_diff", "--- a\n+++ b\n@@ -1,1 +1,1 @@\n-x\n+y\n");
    HttpResponse<String> answer = server.post("/api/amendments", amendment.toString());
    assertThat(answer.statusCode()).isEqualTo(409);
    JsonNode problem = Running.parse(answer.body());
    assertThat(problem.get("error").asString()).isEqualTo("diff_apply_failed");
    assertThat(problem.get("schema_pointer").asString()).isEqualTo("/content/skill_commit");
    assertThat(problem.get("hint").asString()).contains("canonical.md");
  }

  private static JsonNode tried(String collection, ObjectNode submission) {
    HttpResponse<String> answer =
        server.post("/api/" + collection + "?dry_run=1", submission.toString());
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return Running.parse(answer.body());
  }

  /** What the findings are when it is tried out in an envelope. */
  private static JsonNode inEnvelope(String type, ObjectNode submission) {
    ObjectNode envelope = shared("ses_", "session_id").put("schema_version", 1);
    envelope.put("mode", "validate");
    ObjectNode item = submission.deepCopy().put("type", type);
    item.remove(
        List.of(
            "schema_version",
            "submitted_at",
            "submitting_agent",
            "submission_contract_version",
            "declared_capabilities"));
    envelope.putArray("items").add(item);
    return Running.parse(server.post("/api/feedback", envelope.toString()).body())
        .at("/results/0/findings");
  }

  private static void assertNothingIsLeft(String collection, String id) {
    assertThat(server.send(server.request("/api/" + collection + "/" + id).GET()).statusCode())
        .isEqualTo(404);
  }

  private static ObjectNode draft(String body) {
    ObjectNode draft = shared("drf_", "draft_id").put("target_type", "skill");
    draft.put("proposed_id", "drone-registration").put("commit_message", "Propose a skill.");
    draft
        .putObject("content")
        .put("body", body)
        .putObject("frontmatter")
        .put("id", "drone-registration")
        .put("title", "Register a drone")
        .put("schema_version", 4)
        .put("version", "0.1.0")
        .put("status", "alpha")
        .put("origin", "community")
        .put("category", "belgium-federal-civil-status")
        .put("submission_contract_version", "2.1.0");
    return draft;
  }

  private static ObjectNode value(int proposed) {
    ObjectNode amendment = shared("amd_", "amendment_id").put("target_type", "volatile_value");
    amendment.put("target_id", "val-00001").put("rationale", "The counter says so.");
    amendment.putObject("content").put("proposed_value", proposed).put("value_type", "integer");
    return amendment;
  }

  private static ObjectNode shared(String prefix, String idName) {
    UUID random = UUID.randomUUID();
    long time = System.currentTimeMillis() << 16 | 0x7000 | random.getMostSignificantBits() & 0xFFF;
    ObjectNode json =
        JsonNodeFactory.instance
            .objectNode()
            .put("schema_version", 4)
            .put(idName, prefix + new UUID(time, random.getLeastSignificantBits()))
            .put("submitted_at", Instant.now().toString())
            .put("submitting_agent", "test-agent/1.0")
            .put("submission_contract_version", "2.1.0");
    for (String capability :
        List.of("multi_turn", "structured_output", "web_fetch", "tool_execution", "file_read")) {
      json.withArray("declared_capabilities").add(capability);
    }
    return json;
  }
}
