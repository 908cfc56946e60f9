package be.becivic.lifecycle.destination;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.submission.NamedTarget;
import be.becivic.records.Tables;
import be.becivic.records.salt.SubmitterBinding;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * A submission on its way into its table.
 *
 * @param document what was submitted and what the server adds to it
 * @param formerNumber the uid it had before it was held
 */
record DueSubmission(
    SubmissionId id,
    JsonNode document,
    Instant at,
    SubmitterBinding submitter,
    Optional<Uid> formerNumber) {

  Uid number(Tables tables, Uid.Kind kind) {
    return formerNumber.orElseGet(() -> tables.uids().mint(kind));
  }

  /** A row that comes back keeps the time it was committed first. */
  Instant committedAt() {
    return formerNumber
        .flatMap(_ -> find(ServerFields.VALIDATED_AT))
        .map(Instant::parse)
        .orElse(at);
  }

  Instant submittedAt() {
    return OffsetDateTime.parse(get("submitted_at")).toInstant();
  }

  Optional<String> cohortAnchor() {
    return find(ServerFields.COHORT_ANCHOR);
  }

  Target target() {
    return NamedTarget.find(document).orElseThrow();
  }

  TargetType targetType() {
    return TargetType.parse(get("target_type")).orElseThrow();
  }

  JsonNode content() {
    return document.get("content");
  }

  String get(String name) {
    return document.get(name).stringValue();
  }

  Optional<String> find(String name) {
    return text(document, name);
  }

  static Optional<String> text(JsonNode object, String name) {
    return object.optional(name).flatMap(JsonNode::stringValueOpt);
  }
}
