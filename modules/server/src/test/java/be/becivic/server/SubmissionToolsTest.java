package be.becivic.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class SubmissionToolsTest extends ToolsCase {
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
      String overHttp = server.post("/api/feedback-channel", bad.toString()).body();
      assertThat(withoutTime(refused(bad, mode).toString())).isEqualTo(withoutTime(overHttp));
    }
  }

  /** A hint says what time it is here, and the two are asked one after the other. */
  private static JsonNode withoutTime(String problem) {
    return Running.parse(problem.replaceFirst("here it is [-0-9T:]+Z", "here it is now"));
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

  private static JsonNode submit(ObjectNode document, String mode) {
    return server.call("submit_feedback", document.deepCopy().put("mode", mode).toString());
  }

  private static ObjectNode without(ObjectNode document, String member) {
    document.remove(member);
    return document;
  }
}
