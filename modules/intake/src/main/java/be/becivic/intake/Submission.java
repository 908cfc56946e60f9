package be.becivic.intake;

import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.value.Hash;
import java.time.Instant;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * A submission that has passed its schema.
 *
 * @param document with what an envelope says for all its items
 * @param unseen what of it has not been found free of identifiers together with its envelope
 * @param session hash of the session it belongs to, since nothing else of it is kept
 */
record Submission(
    FeedbackType type,
    SubmissionId id,
    JsonNode document,
    JsonNode unseen,
    Instant submittedAt,
    Arrival arrival,
    Optional<Hash> session) {

  Instant receivedAt() {
    return arrival.at();
  }

  ClientNetwork origin() {
    return arrival.origin();
  }

  boolean isVote() {
    return type == FeedbackType.VALIDATION;
  }

  boolean flagsInjection() {
    return isVote() && document.path("injection_flag").asBoolean(false);
  }

  Optional<String> text(String name) {
    return document.optional(name).flatMap(JsonNode::stringValueOpt);
  }

  /** Leaves the document out, so that it cannot reach a log. */
  @Override
  public String toString() {
    return "Submission[" + id + "]";
  }
}
