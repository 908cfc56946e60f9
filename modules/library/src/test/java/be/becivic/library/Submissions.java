package be.becivic.library;

import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.json.StrictJson;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Documents that satisfy their schemas, to be bent in one place each. */
public final class Submissions {
  private static final String UUID = "0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b";
  public static final String SESSION = "ses_" + UUID;

  private Submissions() {}

  public static ObjectNode concern(String target, String id, String content) {
    ObjectNode document = common(FeedbackType.CONCERN, target, id);
    document.putObject("context").put("language_used", "fr");
    document.set("content", json(content));
    return document;
  }

  public static ObjectNode skillConcern(String id) {
    return concern(
        "skill",
        id,
        """
        {"scope": "general", "body": "The desk asks for more.", "evidence_date": "2026-11-14",
         "evidence_source": "customer-report"}\
        """);
  }

  public static ObjectNode amendment(String target, String id, String content) {
    ObjectNode document = common(FeedbackType.AMENDMENT, target, id);
    document.put("rationale", "The counter said so.");
    document.set("content", json(content));
    return document;
  }

  public static ObjectNode diff(String skill, String diff) {
    ObjectNode document =
        amendment(
            "skill", skill, "{\"amendment_subtype\": \"body\", \"skill_commit\": \"abc1234\"}");
    content(document).put("body_diff", diff);
    return document;
  }

  public static ObjectNode field(String target, String id, String path, String value) {
    String subtype = target.equals("skill") ? "frontmatter" : "field_edit";
    ObjectNode document =
        amendment(target, id, "{\"amendment_subtype\": \"%s\"}".formatted(subtype));
    ObjectNode change = content(document).putObject("frontmatter_change");
    change.put("field_path", path);
    change.set("proposed_value", json(value));
    return document;
  }

  public static ObjectNode addSource(String path, ObjectNode source) {
    ObjectNode document = amendment("path_source", path, "{\"amendment_subtype\": \"source_add\"}");
    content(document).set("source_add", source);
    return document;
  }

  public static ObjectNode validation(String target, String id) {
    return common(FeedbackType.VALIDATION, target, id).put("verdict", "confirm");
  }

  public static ObjectNode rating(String target, String id, String stars) {
    return common(FeedbackType.RATING, target, id).put(stars, 4);
  }

  public static ObjectNode skillDraft(String id, String body) {
    ObjectNode document = draft("skill", id);
    ObjectNode content = document.putObject("content");
    content.set(
        "frontmatter",
        json(
            """
            {"id": "%s", "title": "Get a parking card", "summary": "How to get one.",
             "schema_version": 4, "version": "0.1.0", "status": "alpha", "origin": "community",
             "category": "belgium-federal", "submission_contract_version": "2.1.0"}\
            """
                .formatted(id)));
    content.put("body", body);
    return document;
  }

  /** Proposes what an existing path says, under another id. */
  public static ObjectNode pathDraft(String id, JsonNode like) {
    ObjectNode document = draft("path", id);
    ObjectNode entry = ((ObjectNode) like).deepCopy();
    entry.remove("uid");
    entry.remove("version");
    entry.put("id", id).put("status", "alpha").put("origin", "community");
    document.putObject("content").set("entry", entry);
    return document;
  }

  public static ObjectNode content(ObjectNode document) {
    return (ObjectNode) document.get("content");
  }

  public static ObjectNode frontmatter(ObjectNode draft) {
    return (ObjectNode) draft.get("content").get("frontmatter");
  }

  public static ObjectNode entry(ObjectNode draft) {
    return (ObjectNode) draft.get("content").get("entry");
  }

  public static JsonNode json(String text) {
    return StrictJson.parseStored(text);
  }

  /** A working source of the corpus under another id. */
  public static ObjectNode source(JsonNode path, int index, String id) {
    return ((ObjectNode) path.get("sources").get(index)).deepCopy().put("id", id);
  }

  private static ObjectNode draft(String target, String id) {
    ObjectNode document = envelope(FeedbackType.DRAFT);
    document.put("target_type", target).put("proposed_id", id);
    return document.put("commit_message", "Propose it");
  }

  private static ObjectNode common(FeedbackType type, String target, String id) {
    return envelope(type).put("target_type", target).put("target_id", id);
  }

  private static ObjectNode envelope(FeedbackType type) {
    ObjectNode document = JsonNodeFactory.instance.objectNode();
    document
        .put("schema_version", type.schemaVersion())
        .put(type.idField(), type.idKind().prefix() + UUID)
        .put("submitted_at", "2026-11-15T12:00:00Z")
        .put("submitting_agent", "test/1.0")
        .put("submission_contract_version", "2.1.0");
    document.putArray("declared_capabilities").add("multi_turn").add("structured_output");
    return document;
  }
}
