package be.becivic.server;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.mcp.tool.ToolSchema;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The tools and resources as an agent finds them. */
class ToolsTest extends ToolsCase {
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
}
