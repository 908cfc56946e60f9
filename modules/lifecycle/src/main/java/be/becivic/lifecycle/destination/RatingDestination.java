package be.becivic.lifecycle.destination;

import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.records.Tables;
import be.becivic.records.content.Rating;
import java.time.Instant;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Stars on the one axis the target has; which session was rated is not kept (§6.2.7). */
final class RatingDestination implements Destination {

  @Override
  public boolean accept(Tables tables, DueSubmission arrival) {
    TargetType type = arrival.targetType();
    tables
        .ratings()
        .insert(
            new Rating(
                arrival.number(tables, Uid.Kind.RATING),
                arrival.id(),
                type,
                type == TargetType.SESSION ? Optional.empty() : arrival.find("target_id"),
                arrival.cohortAnchor(),
                arrival.document().get(starsField(type)).intValue(),
                arrival.find("would_be_5_stars"),
                arrival.get("submitting_agent"),
                arrival.get("submission_contract_version"),
                arrival.submittedAt(),
                arrival.committedAt()));
    return true;
  }

  @Override
  public Optional<RemovedRow> take(Tables tables, SubmissionId id, Instant at) {
    return tables
        .ratings()
        .findBySubmission(id)
        .filter(row -> tables.ratings().delete(row.uid()))
        .map(row -> new RemovedRow(row.uid(), document(row)));
  }

  private static JsonNode document(Rating row) {
    ObjectNode document = JsonNodeFactory.instance.objectNode();
    document.put(FeedbackType.RATING.idField(), row.submission().toString());
    document.put("target_type", row.targetType().wireName());
    row.targetId().ifPresent(id -> document.put("target_id", id));
    document.put(starsField(row.targetType()), row.stars());
    row.wouldBe5Stars().ifPresent(text -> document.put("would_be_5_stars", text));
    document.put("submitting_agent", row.submittingAgent());
    document.put("submission_contract_version", row.contractVersion());
    document.put("submitted_at", row.submittedAt().toString());
    document.put(ServerFields.VALIDATED_AT, row.committedAt().toString());
    row.cohortAnchor().ifPresent(anchor -> document.put(ServerFields.COHORT_ANCHOR, anchor));
    return document;
  }

  private static String starsField(TargetType type) {
    return switch (type) {
      case SKILL -> "skill_quality_stars";
      case AGENT_PROTOCOL -> "agent_protocol_stars";
      case SESSION -> "user_experience_stars";
      case SKILL_GRAPH, VOLATILE_VALUE, REFERENCE, PATH, PATH_SOURCE, OBSERVATION ->
          throw new IllegalArgumentException("nobody rates a " + type);
    };
  }
}
