package be.becivic.cli;

import be.becivic.protocol.feedback.FeedbackType;
import com.fasterxml.uuid.Generators;
import java.io.File;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A good submission about something in the shipped corpus, under an id of its own. */
record Sample(FeedbackType type, ObjectNode json) {
  static final String SKILL = "change-of-address";

  private static final JsonMapper JSON = new JsonMapper();
  private static final String PATH = "birth-certificate-belgian";
  private static final JsonNode PATHS = JSON.readTree(new File("../../corpus/paths/index.json"));
  private static final List<String> SHARED =
      List.of(
          "schema_version",
          "submitted_at",
          "submitting_agent",
          "submission_contract_version",
          "declared_capabilities");

  static Stream<Sample> all() {
    return Stream.of(FeedbackType.values()).map(Sample::of);
  }

  /** Those an envelope takes. */
  static Stream<Sample> items() {
    return all().filter(sample -> sample.type != FeedbackType.ANALYTICS);
  }

  static Sample of(FeedbackType type) {
    ObjectNode json = shared().put("schema_version", type.schemaVersion());
    json.put(type.idField(), freshId(type.idKind().prefix()));
    fill(type, json);
    return new Sample(type, json);
  }

  static String freshId(String prefix) {
    return prefix + Generators.timeBasedEpochGenerator().generate();
  }

  String collection() {
    return "/api/" + type.collection();
  }

  String id() {
    return json.get(type.idField()).stringValue();
  }

  /** The same under another id. */
  Sample fresh() {
    ObjectNode other = json.deepCopy();
    return new Sample(type, other.put(type.idField(), freshId(type.idKind().prefix())));
  }

  /** With one of its texts replaced. */
  Sample saying(String text) {
    ObjectNode changed = json.deepCopy();
    switch (type) {
      case CONCERN -> changed.withObject("/content").put("body", text);
      case AMENDMENT, VALIDATION -> changed.put("rationale", text);
      case DRAFT -> changed.put("commit_message", text);
      case FEEDBACK -> changed.put("body", text);
      case RATING -> changed.put("would_be_5_stars", text);
      case ANALYTICS -> changed.withObject("/content").put("outcome", text);
    }
    return new Sample(type, changed);
  }

  ObjectNode item() {
    ObjectNode item = json.deepCopy();
    item.remove(SHARED);
    return item.put("type", type.wireName());
  }

  static ObjectNode envelope(String mode, Stream<? extends JsonNode> items) {
    ObjectNode envelope =
        shared().put("schema_version", 1).put("session_id", freshId("ses_")).put("mode", mode);
    ArrayNode list = envelope.putArray("items");
    items.forEach(list::add);
    return envelope;
  }

  private static ObjectNode shared() {
    ObjectNode json =
        JSON.createObjectNode()
            .put("submitted_at", Instant.now().toString())
            .put("submitting_agent", "test-agent/1.0")
            .put("submission_contract_version", "2.1.0");
    json.putArray("declared_capabilities")
        .add("multi_turn")
        .add("structured_output")
        .add("web_fetch")
        .add("tool_execution")
        .add("file_read");
    return json;
  }

  private static void fill(FeedbackType type, ObjectNode json) {
    switch (type) {
      case CONCERN -> {
        json.put("target_type", "skill").put("target_id", SKILL);
        json.putObject("context").put("language_used", "en").put("country", "be");
        json.putObject("content")
            .put("scope", "general")
            .put("body", "The counter asked for one more paper.")
            .put("evidence_date", "2026-11-10")
            .put("evidence_source", "customer-report");
      }
      case AMENDMENT -> {
        json.put("target_type", "volatile_value")
            .put("target_id", "val-00001")
            .put("rationale", "The tariff page says so.");
        json.putObject("content").put("proposed_value", 1010).put("value_type", "integer");
      }
      case VALIDATION ->
          json.put("target_type", "skill")
              .put("target_id", SKILL)
              .put("verdict", "reject")
              .put("rationale", "It was not so.");
      case DRAFT -> {
        json.put("target_type", "path")
            .put("proposed_id", "library-card")
            .put("commit_message", "Propose a path.");
        json.putObject("content").set("entry", entry());
      }
      case FEEDBACK -> json.put("body", "The page was clear.");
      case RATING ->
          json.put("target_type", "skill").put("target_id", SKILL).put("skill_quality_stars", 4);
      case ANALYTICS -> {
        json.put("opt_in_consent", true).put("event_type", "session_outcome");
        json.putObject("content").put("outcome", "success");
      }
    }
  }

  private static ObjectNode entry() {
    ObjectNode entry = PATHS.get("paths").get(PATH).deepCopy().asObject();
    entry.remove(List.of("uid", "version", "version_pin", "previous_stable_sha"));
    entry.put("id", "library-card").put("status", "alpha").put("origin", "community");
    entry
        .path("sources")
        .forEach(
            source -> {
              source.asObject().put("post_handoff_observed", false).remove("notes");
              source.at("/actor/handoff").asObject().put("resumption", "Say what you received.");
            });
    return entry;
  }
}
