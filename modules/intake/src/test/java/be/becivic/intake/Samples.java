package be.becivic.intake;

import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.Tables;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.CatalogueValueType;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.catalogue.RevisionOrigin;
import be.becivic.records.content.Concern;
import java.io.File;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Good submissions of every type, about things that exist. */
final class Samples {
  static final String SKILL = "change-of-address";
  static final String PATH = "birth-certificate-belgian";
  static final String SOURCE = PATH + ":mon-dossier-birth";
  static final String VALUE = "val-00001";
  static final String REFERENCE = "ref-00001";
  static final String CONCERN = "con-00007";

  private static final JsonMapper JSON = new JsonMapper();
  private static final JsonNode PATHS = JSON.readTree(new File("../../corpus/paths/index.json"));

  private final InstantSource clock;

  Samples(InstantSource clock) {
    this.clock = clock;
  }

  static String freshId(String prefix) {
    UUID random = UUID.randomUUID();
    long version7 =
        Desk.NOON.toEpochMilli() << 16 | 0x7000L | random.getMostSignificantBits() & 0xFFFL;
    return prefix + new UUID(version7, random.getLeastSignificantBits());
  }

  static FeedbackType type(JsonNode submission) {
    for (FeedbackType type : FeedbackType.values()) {
      if (submission.has(type.idField())) {
        return type;
      }
    }
    throw new IllegalArgumentException("no submission");
  }

  /** One of each. */
  List<ObjectNode> all() {
    return List.of(
        concern("The counter asked for one more paper."),
        amendment(),
        vote("skill", SKILL, "confirm"),
        draft(),
        feedback("The page was clear."),
        rating(),
        event());
  }

  ObjectNode concern(String body) {
    ObjectNode concern =
        submission(FeedbackType.CONCERN).put("target_type", "skill").put("target_id", SKILL);
    concern.putObject("context").put("language_used", "en").put("country", "be");
    concern
        .putObject("content")
        .put("scope", "general")
        .put("body", body)
        .put("evidence_date", "2026-11-10")
        .put("evidence_source", "customer-report");
    return concern;
  }

  ObjectNode amendment() {
    ObjectNode amendment =
        submission(FeedbackType.AMENDMENT)
            .put("target_type", "volatile_value")
            .put("target_id", VALUE)
            .put("rationale", "The tariff page says so.");
    amendment.putObject("content").put("proposed_value", 1010).put("value_type", "integer");
    return amendment;
  }

  ObjectNode pathEdit(String field, JsonNode value) {
    ObjectNode amendment =
        submission(FeedbackType.AMENDMENT)
            .put("target_type", "path")
            .put("target_id", PATH)
            .put("rationale", "The tariff page says so.");
    amendment
        .putObject("content")
        .put("amendment_subtype", "field_edit")
        .putObject("frontmatter_change")
        .put("field_path", field)
        .set("proposed_value", value);
    return amendment;
  }

  ObjectNode vote(String targetType, String target, String verdict) {
    ObjectNode vote =
        submission(FeedbackType.VALIDATION)
            .put("target_type", targetType)
            .put("target_id", target)
            .put("verdict", verdict);
    return verdict.equals("reject") ? vote.put("rationale", "It was not so.") : vote;
  }

  ObjectNode flag(String skill) {
    return vote("skill", skill, "reject")
        .put("injection_flag", true)
        .put("injection_reason", "It tells the agent to send the profile elsewhere.");
  }

  ObjectNode draft() {
    ObjectNode draft =
        submission(FeedbackType.DRAFT)
            .put("target_type", "path")
            .put("proposed_id", "library-card")
            .put("commit_message", "Propose a path.");
    ObjectNode entry = PATHS.get("paths").get(PATH).deepCopy().asObject();
    entry.remove(List.of("uid", "version", "version_pin", "previous_stable_sha"));
    entry.put("id", "library-card").put("status", "alpha").put("origin", "community");
    entry.path("sources").forEach(source -> source.asObject().put("post_handoff_observed", false));
    draft.putObject("content").set("entry", entry);
    return draft;
  }

  ObjectNode feedback(String body) {
    return submission(FeedbackType.FEEDBACK).put("body", body);
  }

  ObjectNode rating() {
    return submission(FeedbackType.RATING)
        .put("target_type", "skill")
        .put("target_id", SKILL)
        .put("skill_quality_stars", 4);
  }

  ObjectNode event() {
    ObjectNode event =
        submission(FeedbackType.ANALYTICS)
            .put("opt_in_consent", true)
            .put("event_type", "session_outcome");
    event.putObject("content").put("outcome", "success");
    event.remove("declared_capabilities");
    return event;
  }

  static ObjectNode discovery(String notes) {
    return JSON.createObjectNode()
        .put("kind", "discovery_session")
        .put("research_notes_markdown", notes);
  }

  /** The item as an envelope carries it: with its type, and without what the envelope says. */
  static ObjectNode item(ObjectNode submission) {
    ObjectNode item = submission.deepCopy();
    item.put("type", type(submission).wireName());
    item.remove(
        List.of(
            "schema_version",
            "submitted_at",
            "submitting_agent",
            "submission_contract_version",
            "declared_capabilities"));
    return item;
  }

  ObjectNode envelope(String mode, JsonNode... items) {
    ObjectNode envelope =
        shared(JSON.createObjectNode())
            .put("schema_version", 1)
            .put("session_id", freshId("ses_"))
            .put("mode", mode);
    ArrayNode list = envelope.putArray("items");
    for (JsonNode item : items) {
      list.add(item);
    }
    return envelope;
  }

  private ObjectNode submission(FeedbackType type) {
    return shared(
        JSON.createObjectNode()
            .put("schema_version", type.schemaVersion())
            .put(type.idField(), freshId(type.idKind().prefix())));
  }

  private ObjectNode shared(ObjectNode document) {
    document
        .put("submitted_at", clock.instant().toString())
        .put("submitting_agent", "test-agent/1.0")
        .put("submission_contract_version", "2.1.0")
        .putArray("declared_capabilities")
        .add("multi_turn")
        .add("structured_output")
        .add("web_fetch")
        .add("tool_execution")
        .add("file_read");
    return document;
  }

  static boolean fillCatalogue(Tables tables) {
    Instant longAgo = Instant.parse("2026-10-01T00:00:00Z");
    tables
        .catalogue()
        .volatileValues()
        .restore(
            new Revision<>(
                Uid.parse(VALUE).orElseThrow(),
                1,
                "some-fee",
                Optional.of(
                    new CatalogueValue(
                        CatalogueValueType.INTEGER,
                        "1000",
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty())),
                Status.ALPHA,
                Optional.empty(),
                Optional.empty(),
                RevisionOrigin.SEED,
                Optional.empty(),
                longAgo,
                Optional.empty()));
    tables
        .catalogue()
        .references()
        .restore(
            new Revision<>(
                Uid.parse(REFERENCE).orElseThrow(),
                1,
                "some-law",
                Optional.of(
                    new Citation(
                        "A law",
                        Optional.empty(),
                        "https://www.ejustice.just.fgov.be/",
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty())),
                Status.ALPHA,
                Optional.empty(),
                Optional.empty(),
                RevisionOrigin.SEED,
                Optional.empty(),
                longAgo,
                Optional.empty()));
    tables
        .concerns()
        .insert(
            new Concern(
                Uid.parse(CONCERN).orElseThrow(),
                SubmissionId.parse(freshId("con_")).orElseThrow(),
                Target.of(TargetType.SKILL, SKILL),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                "{}",
                longAgo,
                longAgo));
    return true;
  }
}
