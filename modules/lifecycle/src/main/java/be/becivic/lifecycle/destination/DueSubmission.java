package be.becivic.lifecycle.destination;

import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.submission.Submission;
import be.becivic.records.Tables;
import be.becivic.records.salt.SubmitterBinding;
import java.time.Instant;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * A submission on its way into its table.
 *
 * @param document the same as it is stored, with what the server adds to it
 * @param formerNumber the uid it had before it was held
 */
record DueSubmission(
    Submission submission,
    JsonNode document,
    Instant at,
    SubmitterBinding submitter,
    Optional<Uid> formerNumber) {

  /**
   * @param document what was submitted and what the server adds to it
   */
  static DueSubmission of(
      SubmissionId id,
      JsonNode document,
      Instant at,
      SubmitterBinding submitter,
      Optional<Uid> formerNumber) {
    Submission submission = Submission.parseStored(FeedbackType.of(id.kind()), document);
    return new DueSubmission(submission, document, at, submitter, formerNumber);
  }

  SubmissionId id() {
    return submission.id();
  }

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
    return submission.header().submittedAt();
  }

  Optional<String> cohortAnchor() {
    return find(ServerFields.COHORT_ANCHOR);
  }

  Target target() {
    return submission.findTarget().orElseThrow();
  }

  private Optional<String> find(String name) {
    return document.optional(name).flatMap(JsonNode::stringValueOpt);
  }
}
