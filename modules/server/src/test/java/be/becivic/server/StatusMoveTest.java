package be.becivic.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code PATCH /api/<collection>/{id}/status}: the operator's hand on a submission (§8.3). */
class StatusMoveTest {
  @TempDir static Path folder;
  private static Running server;
  private static String operator;

  private String id;

  @BeforeAll
  static void start() throws IOException {
    server = Running.in(folder);
    operator = Files.readString(folder.resolve("data/operator.token")).strip();
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @BeforeEach
  void handIn() {
    ObjectNode feedback = ToolsCase.feedback("Clear.");
    id = feedback.get("feedback_id").asString();
    assertThat(server.post("/api/feedback-channel", feedback.toString()).statusCode())
        .isEqualTo(201);
  }

  @Test
  void aSubmissionIsHeldThenReleased() {
    assertThat(moved("ner_held_for_review")).isEqualTo("staged -> ner_held_for_review");
    assertThat(state()).isEqualTo("ner_held_for_review");
    assertThat(moved("released")).isEqualTo("ner_held_for_review -> released");
    assertThat(state()).isEqualTo("released");
  }

  @Test
  void aSubmissionIsReleasedWithItsTextEdited() {
    moved("ner_held_for_review");
    String body = "{'state': 'released_after_edit', 'text': {'body': 'Clearer.'}}";
    HttpResponse<String> answer = patch(id, operator, body);

    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    assertThat(state()).isEqualTo("released_after_edit");
  }

  @Test
  void aHeldSubmissionIsDiscardedForGood() {
    moved("ner_held_for_review");
    assertThat(moved("discarded")).isEqualTo("ner_held_for_review -> discarded");
    HttpResponse<String> again = patch(id, operator, "{'state': 'released'}");

    assertThat(again.statusCode()).isEqualTo(400);
    assertThat(Running.parse(again.body()).get("error").asString()).isEqualTo("invalid_transition");
  }

  @Test
  void nobodyElseMovesAnything() {
    HttpResponse<String> none =
        server.send(
            server
                .request("/api/feedback-channel/" + id + "/status")
                .header("Content-Type", "application/json")
                .method("PATCH", BodyPublishers.ofString("{\"state\":\"discarded\"}")));
    HttpResponse<String> wrong = patch(id, "y".repeat(43), "{'state': 'discarded'}");

    assertThat(none.statusCode()).isEqualTo(401);
    assertThat(wrong.statusCode()).isEqualTo(401);
    assertThat(state()).isEqualTo("staged");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[] | 400 schema_fail",
        "{} | 400 schema_fail",
        "{'state': 7} | 400 schema_fail",
        "{'state': 'gone'} | 400 schema_fail",
        "{'state': 'released'} | 400 invalid_transition",
        "{ | 400 invalid_json"
      })
  void whatIsNoMoveIsRefused(String body, String expected) {
    HttpResponse<String> answer = patch(id, operator, body);
    JsonNode problem = Running.parse(answer.body());
    assertThat(answer.statusCode() + " " + problem.get("error").asString()).isEqualTo(expected);
    assertThat(state()).isEqualTo("staged");
  }

  @Test
  void anUnknownStateIsAnsweredWithThoseThereAre() {
    JsonNode problem = Running.parse(patch(id, operator, "{'state': 'gone'}").body());
    assertThat(problem.get("schema_pointer").asString()).isEqualTo("/state");
    assertThat(problem.get("allowed").valueStream().map(JsonNode::asString))
        .contains("released", "discarded");
  }

  @ParameterizedTest
  @CsvSource({
    "feedback-channel/fbk_01900000-0000-7000-8000-000000000000",
    "feedback-channel/con_01900000-0000-7000-8000-000000000000",
    "feedback-channel/nothing"
  })
  void whatIsNotThereCannotBeMoved(String address) {
    HttpResponse<String> answer =
        send("/api/" + address + "/status", operator, "{'state': 'released'}");
    assertThat(answer.statusCode()).isEqualTo(404);
  }

  private String moved(String state) {
    HttpResponse<String> answer = patch(id, operator, "{'state': '" + state + "'}");
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    JsonNode change = Running.parse(answer.body());
    return change.get("previous").asString() + " -> " + change.get("state").asString();
  }

  private String state() {
    return server.get("/api/feedback-channel/" + id).get("state").asString();
  }

  private static HttpResponse<String> patch(String id, String token, String body) {
    return send("/api/feedback-channel/" + id + "/status", token, body);
  }

  private static HttpResponse<String> send(String path, String token, String body) {
    return server.send(
        server
            .request(path)
            .header("Authorization", "Bearer " + token)
            .header("Content-Type", "application/json")
            .method("PATCH", BodyPublishers.ofString(body.replace('\'', '"'))));
  }
}
