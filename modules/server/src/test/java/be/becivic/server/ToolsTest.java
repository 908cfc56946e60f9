package be.becivic.server;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.mcp.tool.ToolSchema;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The tools and resources as an agent finds them. */
class ToolsTest {
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
  void theToolsComeInTheirOrderAndSayWhatTheyAre() {
    List<JsonNode> tools = list("tools/list", "tools");

    assertThat(tools.stream().map(tool -> tool.get("name").asString()))
        .containsExactly(
            "find_skill",
            "read_skill",
            "search_corpus",
            "get_skill_graph",
            "get_graph",
            "get_path_directory",
            "get_skill_observations",
            "get_onboarding_form",
            "get_current_status",
            "mint_ids",
            "find_commune",
            "submit_concern",
            "submit_amendment",
            "submit_validation",
            "submit_draft",
            "submit_feedback",
            "submit_rating",
            "validate_submission",
            "stage_submission",
            "get_session_status",
            "cancel_submission");
    assertThat(tools)
        .allSatisfy(
            tool -> {
              assertThat(tool.get("title").asString()).isNotBlank();
              assertThat(tool.get("description").asString()).isNotBlank();
              assertThat(tool.at("/inputSchema/type").asString()).isEqualTo("object");
              assertThat(tool.at("/outputSchema/type").asString()).isEqualTo("object");
              assertThat(tool.at("/annotations/destructiveHint").booleanValue()).isFalse();
            });
  }

  /** Some clients accept neither references nor choices between whole schemas. */
  @Test
  void everyInputSchemaStandsAlone() {
    for (JsonNode tool : list("tools/list", "tools")) {
      assertThat(tool.get("inputSchema").toString())
          .doesNotContain("\"$ref\"", "submitter_name")
          .hasSizeLessThan(16_000);
      assertThat(tool.get("inputSchema").propertyNames())
          .doesNotContain("anyOf", "oneOf", "allOf", "if");
    }
  }

  /** Strict clients refuse a schema that is just false. */
  @Test
  void noInputSchemaForbidsByABareFalse() {
    for (JsonNode tool : list("tools/list", "tools")) {
      assertThat(schemas(tool.get("inputSchema"))).as(tool.get("name").asString()).isEmpty();
    }
  }

  private static List<String> schemas(JsonNode schema) {
    List<String> bare = new ArrayList<>();
    schema
        .path("properties")
        .properties()
        .forEach(
            member -> {
              if (!member.getValue().isObject()) {
                bare.add(member.getKey());
              }
            });
    schema.forEach(child -> bare.addAll(schemas(child)));
    return bare;
  }

  /** Clients hold an object against the output schema, whatever isError says. */
  @Test
  void aRefusalNeverBreaksTheSchemaOfItsTool() {
    for (JsonNode tool : list("tools/list", "tools")) {
      String name = tool.get("name").asString();
      ToolSchema output = ToolSchema.of(tool.get("outputSchema").asObject());
      for (String arguments : List.of("{'no_such_argument': 1}", "{}", "{'mode': 'stage'}")) {
        JsonNode result = server.call(name, arguments);
        if (result.has("structuredContent")) {
          assertThat(output.findProblems(result.get("structuredContent").asObject()))
              .as("%s %s", name, arguments)
              .isEmpty();
        }
        if (result.get("isError").booleanValue()) {
          assertThat(result.has("structuredContent")).as(name).isFalse();
          JsonNode problem = Running.parse(result.at("/content/0/text").asString());
          assertThat(problem.propertyNames()).contains("type", "title", "status", "error");
        }
      }
    }
  }

  @Test
  void aSubmissionIsValidatedThenStagedThenKnown() {
    ObjectNode feedback = feedback("The page was clear.");
    JsonNode validated = submit(feedback, "validate");
    JsonNode staged = submit(feedback, "stage");
    JsonNode again = submit(feedback, "stage");

    assertThat(validated.get("structuredContent").propertyNames())
        .containsExactly("feedback_id", "would_stage_for");
    assertThat(staged.get("structuredContent").propertyNames())
        .containsExactly(
            "feedback_id", "cancel_token", "cancel_url", "commit_eta", "staging_window_hours");
    assertThat(again.get("structuredContent")).isEqualTo(staged.get("structuredContent"));
    String id = feedback.get("feedback_id").asString();
    assertThat(server.structured("get_current_status", "{'submission_id': '" + id + "'}"))
        .isEqualTo(server.get("/api/feedback-channel/" + id));
  }

  @Test
  void whatWasHandedInIsFoundAgainTakenBackAndSaidToBe() {
    ObjectNode envelope = envelope(feedback("Clear."), feedback("Short."));
    String session = envelope.get("session_id").asString();
    JsonNode staged = server.structured("stage_submission", envelope.toString()).at("/results/0");
    String id = staged.get("id").asString();

    JsonNode found = server.structured("get_session_status", "{'session_id': '" + session + "'}");
    assertThat(found).isEqualTo(server.get("/api/feedback/sessions/" + session));
    assertThat(found.get("items")).hasSize(2);
    assertThat(found.at("/items/0/commit_eta").asString()).isNotBlank();
    assertThat(staged.get("cancel_url").asString())
        .isEqualTo("https://becivic.be/api/feedback-channel/" + id);

    JsonNode wrong = server.refused("cancel_submission", cancel(id, "no"));
    JsonNode gone =
        server.structured("cancel_submission", cancel(id, staged.get("cancel_token").asString()));
    JsonNode again = server.structured("stage_submission", envelope.toString()).at("/results/0");

    assertThat(wrong.get("error").asString()).isEqualTo("unauthorised");
    assertThat(gone.get("cancelled").booleanValue()).isTrue();
    assertThat(again.get("ok").booleanValue()).isFalse();
    assertThat(again.get("status").asString()).isEqualTo("cancelled");
  }

  private static String cancel(String id, String token) {
    return object().put("submission_id", id).put("cancel_token", token).toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"validate", "stage"})
  void whatHttpRefusesAToolRefusesWithTheSameProblem(String mode) {
    for (ObjectNode bad :
        List.of(
            feedback("Call me on 0470 12 34 56."),
            feedback("x").put("submitter_name", "x"),
            feedback("x").put("surprise", true),
            without(feedback("x"), "submitted_at"),
            feedback("x").put("submitted_at", "2020-01-01T00:00:00Z"))) {
      assertThat(refused(bad, mode))
          .isEqualTo(Running.parse(server.post("/api/feedback-channel", bad.toString()).body()));
    }
  }

  @Test
  void aSubmissionWithoutAModeIsNotTaken() {
    JsonNode refused = server.refused("submit_feedback", feedback("x").toString());
    JsonNode strange = refused(feedback("x"), "commit");

    assertThat(refused.get("missing").asString()).isEqualTo("mode");
    assertThat(strange.get("schema_pointer").asString()).isEqualTo("/mode");
    assertThat(strange.get("allowed").valueStream().map(JsonNode::asString))
        .containsExactly("validate", "stage");
  }

  @Test
  void anEnvelopeIsJudgedItemByItem() {
    ObjectNode envelope =
        envelope(feedback("The page was clear."), feedback("Write to jan@example.org."));

    JsonNode results = server.structured("validate_submission", envelope.toString());

    assertThat(results.get("mode").asString()).isEqualTo("validate");
    assertThat(results.at("/results/0/status").asString()).isEqualTo("validated");
    assertThat(results.at("/results/1/error").asString()).isEqualTo("regex_fail");
  }

  @Test
  void anEnvelopeForTheOtherToolIsNotTaken() {
    ObjectNode envelope = envelope(feedback("Clear.")).put("mode", "validate");

    JsonNode refused = server.refused("stage_submission", envelope.toString());

    assertThat(refused.get("schema_pointer").asString()).isEqualTo("/mode");
  }

  @Test
  void bothSurfacesShareTheLimitsOfAnAddress(@TempDir Path other) {
    try (Running limited = Running.in(other, "limits.per-day=2")) {
      limited.post("/api/feedback-channel", feedback("One.").toString());
      ObjectNode second = feedback("Two.").put("mode", "stage");
      ObjectNode third = feedback("Three.").put("mode", "stage");

      assertThat(limited.call("submit_feedback", second.toString()).get("isError").booleanValue())
          .isFalse();
      JsonNode refused = limited.refused("submit_feedback", third.toString());
      assertThat(refused.get("error").asString()).isEqualTo("rate_limit_exceeded");
      assertThat(refused.get("retry_after").intValue()).isPositive();
    }
  }

  @Test
  void skillsPathsAndDocsCanBeListedReadAndCompleted() {
    List<String> uris =
        list("resources/list", "resources").stream()
            .map(each -> each.get("uri").asString())
            .toList();
    assertThat(uris)
        .contains(
            "skill://change-of-address",
            "https://becivic.be/paths/birth-certificate-belgian",
            "https://becivic.be/docs/agent-guidelines");
    for (String uri :
        Stream.concat(
                uris.stream().filter(each -> each.contains("b")).limit(5),
                Stream.of(
                    "skill://change-of-address",
                    "https://becivic.be/skills/change-of-address",
                    "https://becivic.be/docs/agent-guidelines"))
            .toList()) {
      JsonNode read = server.ask("resources/read", uri, object().put("uri", uri));
      assertThat(read.at("/result/contents/0/text").asString("")).as(uri).isNotBlank();
    }
    ObjectNode typed = object();
    typed.putObject("ref").put("type", "ref/resource").put("uri", "skill://{id}");
    typed.putObject("argument").put("name", "id").put("value", "change");
    assertThat(
            server
                .ask("completion/complete", "", typed)
                .at("/result/completion/values/0")
                .asString())
        .isEqualTo("change-of-address");
  }

  @ParameterizedTest
  @ValueSource(strings = {"skill://no-such-skill", "skill://..", "https://becivic.be/skills/x%2Fy"})
  void whatIsNotThereCannotBeRead(String uri) {
    assertThat(server.ask("resources/read", uri, object().put("uri", uri)).has("error")).isTrue();
  }

  @Test
  void theEndpointTakesPostFromProgramsAndFromItsOwnPages() {
    HttpResponse<String> got = server.send(server.request("/mcp").GET());
    HttpResponse<String> deleted = server.send(server.request("/mcp").DELETE());
    HttpResponse<String> foreign =
        server.send(
            server
                .request("/mcp")
                .header("Origin", "https://elsewhere.example")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{}")));
    HttpResponse<String> typeless =
        server.send(server.request("/mcp").POST(BodyPublishers.ofString("{}")));

    assertThat(got.statusCode()).isEqualTo(405);
    assertThat(got.headers().firstValue("Allow")).contains("POST, OPTIONS");
    assertThat(deleted.statusCode()).isEqualTo(405);
    assertThat(foreign.statusCode()).isEqualTo(403);
    assertThat(typeless.statusCode()).isEqualTo(415);
    assertThat(Running.parse(typeless.body()).at("/error/code").intValue()).isEqualTo(-32600);
  }

  @Test
  void anOlderClientNeedsNoSession() {
    JsonNode hello =
        Running.parse(
            server
                .post(
                    "/mcp",
                    """
                    {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {
                      "protocolVersion": "2025-06-18", "capabilities": {},
                      "clientInfo": {"name": "test", "version": "1"}}}
                    """)
                .body());

    assertThat(hello.at("/result/protocolVersion").asString()).isEqualTo("2025-06-18");
    assertThat(hello.at("/result/serverInfo/name").asString()).isEqualTo("be-civic");
    assertThat(hello.at("/result/capabilities").propertyNames())
        .contains("tools", "resources", "completions");
  }

  private static JsonNode submit(ObjectNode document, String mode) {
    return server.call("submit_feedback", document.deepCopy().put("mode", mode).toString());
  }

  private static JsonNode refused(ObjectNode document, String mode) {
    return server.refused("submit_feedback", document.deepCopy().put("mode", mode).toString());
  }

  /** All pages of a list. */
  private static List<JsonNode> list(String method, String member) {
    List<JsonNode> all = new ArrayList<>();
    ObjectNode params = object();
    JsonNode result;
    do {
      result = server.ask(method, "", params).get("result");
      result.get(member).forEach(all::add);
      params = object().put("cursor", result.path("nextCursor").asString(""));
    } while (result.has("nextCursor"));
    return all;
  }

  static ObjectNode feedback(String text) {
    ObjectNode feedback =
        object()
            .put("schema_version", 1)
            .put("feedback_id", freshId("fbk_"))
            .put("submitted_at", Instant.now().toString())
            .put("submitting_agent", "test-agent/1.0")
            .put("submission_contract_version", "2.1.0")
            .put("topic", "suggestion")
            .put("body", text);
    feedback.putArray("declared_capabilities").add("multi_turn").add("structured_output");
    return feedback;
  }

  static ObjectNode envelope(ObjectNode... items) {
    ObjectNode envelope = feedback("").put("session_id", freshId("ses_"));
    envelope.remove(List.of("feedback_id", "topic", "body"));
    for (ObjectNode item : items) {
      item.remove("schema_version");
      envelope.withArray("items").add(item.put("type", "feedback"));
    }
    return envelope;
  }

  private static ObjectNode without(ObjectNode document, String member) {
    document.remove(member);
    return document;
  }

  private static String freshId(String prefix) {
    UUID random = UUID.randomUUID();
    long time =
        System.currentTimeMillis() << 16 | 0x7000 | (random.getMostSignificantBits() & 0xfff);
    return prefix + new UUID(time, random.getLeastSignificantBits());
  }

  private static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }
}
