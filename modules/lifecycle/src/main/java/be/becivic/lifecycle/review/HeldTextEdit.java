package be.becivic.lifecycle.review;

import be.becivic.lifecycle.destination.ServerFields;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.schema.Schemas;
import be.becivic.protocol.submission.Submission;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A reviewer's change of held text, as a JSON merge patch; a whole document is one too. */
final class HeldTextEdit {
  /** What a submission is and is about, which no edit may change. */
  private static final List<String> FIXED =
      List.of(
          "type",
          "target_type",
          "target_id",
          "proposed_id",
          "submitted_at",
          "submitting_agent",
          "submission_contract_version",
          "validated_at",
          "regex_passes",
          "cohort_anchor",
          "skill_quality_stars",
          "agent_protocol_stars",
          "user_experience_stars",
          "verdict",
          "injection_flag");

  private static final String ANY_SESSION = "ses_00000000-0000-7000-8000-000000000000";

  private final Schemas schemas;
  private final Screening screening;

  HeldTextEdit(Schemas schemas, Screening screening) {
    this.schemas = schemas;
    this.screening = screening;
  }

  /** The edited document, if it is still a sound submission about the same thing. */
  Outcome<JsonNode> apply(FeedbackType type, JsonNode held, JsonNode patch) {
    if (!patch.isObject()) {
      return Outcome.refused(Rejection.schema("", "type"));
    }
    JsonNode edited = merge(held, patch);
    return changedFixture(type, held, edited)
        .or(() -> schemas.checkItem(asItem(type, held, edited)))
        .or(() -> screening.scrub(type, ServerFields.removeFrom(edited)))
        .<Outcome<JsonNode>>map(Outcome::refused)
        .orElseGet(() -> Outcome.ok(edited));
  }

  private static Optional<Rejection> changedFixture(
      FeedbackType type, JsonNode held, JsonNode edited) {
    return Stream.concat(Stream.of(type.idField()), FIXED.stream())
        .filter(name -> !held.path(name).equals(edited.path(name)))
        .map(name -> Rejection.schema("/" + name, "const"))
        .findFirst();
  }

  /** Rows remember less than was submitted, and items of an envelope may leave that out. */
  private static JsonNode asItem(FeedbackType type, JsonNode held, JsonNode edited) {
    ObjectNode item = ServerFields.removeFrom(edited).put("type", type.wireName());
    if (type == FeedbackType.RATING && Submission.parseStored(type, held).findTarget().isEmpty()) {
      item.put("target_id", ANY_SESSION);
    }
    return item;
  }

  private static JsonNode merge(JsonNode held, JsonNode patch) {
    ObjectNode merged = held.deepCopy().asObject();
    for (Map.Entry<String, JsonNode> member : patch.properties()) {
      String name = member.getKey();
      JsonNode change = member.getValue();
      if (change.isNull()) {
        merged.remove(name);
      } else if (change.isObject() && merged.path(name).isObject()) {
        merged.set(name, merge(merged.get(name), change));
      } else {
        merged.set(name, change);
      }
    }
    return merged;
  }
}
