package be.becivic.server;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.id.SessionId;
import be.becivic.protocol.id.SubmissionId;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Parameters are read alike over HTTP and by tools, and a refusal says what may stand there. */
class ParametersTest {
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
  @CsvSource(
      delimiter = '|',
      value = {
        "/api/skills?topic=everything | /topic | enum | travel-documents",
        "/api/skills?limit=51 | /limit | maximum | a whole number from 1 to 50",
        "/api/skills?limit=-1 | /limit | minimum | a whole number from 1 to 50",
        "/api/skills?limit=9999999999999 | /limit | minimum | a whole number from 1 to 50",
        "/api/skills/change-of-address?format=pdf | /format | enum | markdown",
        "/api/search?q=x&type=person | /type | enum | commune",
        "/api/search?q=x&status=alpha,hot | /status | enum | quarantined",
        "/api/paths?theme=everything | /theme | enum | justice-and-civic-life",
        "/api/paths?sources=some | /sources | enum | false",
        "/api/paths?applies_to=married | /applies_to | pattern | axis:value",
        "/api/paths?applies_to=region:Mars | /applies_to | enum | region:Brussels-Capital",
        "/api/paths?applies_to=civic_status:zombie | /applies_to | enum | civic_status:married",
        "/api/paths?applies_to=shoe_size:43 | /applies_to | enum | residency_status:value",
        "/api/concerns?scope=regional-specific&specifier=Mars | /specifier | enum | wallonia",
        "/api/skill-graph?status=quarantined | /status | enum | draft",
        "/api/concerns?status=hot | /status | enum | pending",
        "/api/concerns?include=all | /include | enum | cited",
        "/api/concerns?since=yesterday | /since | format | 2026-01-31",
        "/api/concerns?limit=0 | /limit | minimum | a whole number from 1",
        "/api/ids?type=person | /type | enum | session",
        "/api/ids?type=concern&count=51 | /count | maximum | a whole number from 1 to 50"
      })
  void aWrongValueIsRefusedWithThoseAllowed(
      String path, String pointer, String keyword, String allowed) {
    JsonNode problem = server.get(path);
    assertThat(problem.path("error").asString("")).isEqualTo("schema_fail");
    assertThat(problem.get("schema_pointer").asString()).isEqualTo(pointer);
    assertThat(problem.get("keyword").asString()).isEqualTo(keyword);
    assertThat(problem.get("allowed").valueStream().map(JsonNode::asString)).contains(allowed);
  }

  @Test
  void aNameNobodyKnowsIsRefusedWithThoseThereAreAndNotRepeated() {
    HttpResponse<String> answer =
        server.send(server.request("/api/concerns?scpoe=commune-specific").GET());
    JsonNode problem = Running.parse(answer.body());
    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(problem.get("keyword").asString()).isEqualTo("additionalProperties");
    assertThat(problem.get("allowed").valueStream().map(JsonNode::asString))
        .containsExactly(
            "skill",
            "status",
            "scope",
            "specifier",
            "evidence_since",
            "since",
            "include",
            "limit",
            "after");
    assertThat(answer.body()).doesNotContain("scpoe", "commune-specific");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "find_skill | {'limit': 51} | /api/skills?limit=51",
        "find_skill | {'topic': ['everything']} | /api/skills?topic=everything",
        "find_skill | {'status': 'hot'} | /api/skills?status=hot",
        "read_skill | {'skill_id': 'change-of-address', 'format': 'pdf'}"
            + " | /api/skills/change-of-address?format=pdf",
        "get_path_directory | {'sources': 'some'} | /api/paths?sources=some",
        "get_path_directory | {'applies_to': ['married']} | /api/paths?applies_to=married",
        "get_skill_graph | {'customer_locale': 'ES'} | /api/skill-graph?customer_locale=ES",
        "get_skill_observations | {'skill_id': 'change-of-address', 'since': 'x'}"
            + " | /api/skills/change-of-address/observations?since=x",
        "mint_ids | {} | /api/ids",
        "mint_ids | {'type': 'concern', 'count': 0} | /api/ids?type=concern&count=0"
      })
  void aToolRefusesAWrongValueAsHttpDoes(String tool, String arguments, String path) {
    JsonNode problem = server.refused(tool, arguments);
    assertThat(problem).isEqualTo(server.get(path));
    assertThat(problem.get("error").asString()).isEqualTo("schema_fail");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "find_skill | {'query': {'text': 'x'}} | /query | type",
        "find_skill | {'limit': [[1]]} | /limit | type",
        "search_corpus | {'query': '  '} | '' | required",
        "read_skill | {'skill_id': null} | '' | required",
        "mint_ids | {'type': 'concern', 'conut': 2} | '' | additionalProperties"
      })
  void whatIsNoArgumentIsRefused(String tool, String arguments, String pointer, String keyword) {
    JsonNode problem = server.refused(tool, arguments);
    assertThat(problem.get("schema_pointer").asString()).isEqualTo(pointer);
    assertThat(problem.get("keyword").asString()).isEqualTo(keyword);
  }

  @Test
  void listsComeInArraysOrSeparatedByCommasOrRepeated() {
    JsonNode one = server.get("/api/skills?status=alpha,beta&limit=5");
    assertThat(server.get("/api/skills?status=alpha&status=beta&limit=5")).isEqualTo(one);
    assertThat(server.structured("find_skill", "{'status': ['alpha', 'beta']}")).isEqualTo(one);
    assertThat(server.structured("find_skill", "{'status': 'alpha,beta'}")).isEqualTo(one);
  }

  @Test
  void whatIsEmptyIsLeftOut() {
    assertThat(server.get("/api/skills?q=&status=&limit=&after="))
        .isEqualTo(server.get("/api/skills"));
  }

  @Test
  void aQueryIsFoundUnderBothItsNames() {
    String words = URLEncoder.encode("déménager", StandardCharsets.UTF_8);
    assertThat(server.get("/api/search?query=" + words))
        .isEqualTo(server.get("/api/search?q=" + words));
  }

  @ParameterizedTest
  @CsvSource({
    "concern,con_",
    "amendment,amd_",
    "validation,val_",
    "draft,drf_",
    "feedback,fbk_",
    "rating,rtg_",
    "analytics,anl_",
    "session,ses_"
  })
  void idsOfEveryTypeAreMinted(String type, String prefix) {
    HttpResponse<String> answer =
        server.send(server.request("/api/ids?count=50&type=" + type).GET());
    List<String> ids =
        Running.parse(answer.body()).get("ids").valueStream().map(JsonNode::asString).toList();

    assertThat(ids).hasSize(50).doesNotHaveDuplicates().allMatch(id -> id.startsWith(prefix));
    assertThat(ids)
        .allMatch(id -> SubmissionId.parse(id).isPresent() || SessionId.parse(id).isPresent());
    assertThat(answer.headers().firstValue("Cache-Control")).contains("no-store");
    JsonNode minted = server.structured("mint_ids", "{'type': '" + type + "'}");
    assertThat(minted.get("ids")).hasSize(1);
  }

  @Test
  void aMintedIdIsTaken() {
    var feedback = ToolsCase.feedback("Clear.");
    String id = server.get("/api/ids?type=feedback").at("/ids/0").asString();
    feedback.put("feedback_id", id);
    assertThat(server.post("/api/feedback-channel", feedback.toString()).statusCode())
        .isEqualTo(201);
  }
}
