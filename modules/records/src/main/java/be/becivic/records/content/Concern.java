package be.becivic.records.content;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import java.time.Instant;
import java.util.Optional;

/**
 * A committed concern.
 *
 * @param scope how widely it applies, and {@code specifier} to what exactly
 * @param payload the committed submission as JSON
 */
public record Concern(
    Uid uid,
    SubmissionId submission,
    Target target,
    Optional<String> scope,
    Optional<String> specifier,
    Optional<String> cohortAnchor,
    String payload,
    Instant submittedAt,
    Instant committedAt) {

  /** Leaves the payload out, so that it cannot reach a log. */
  @Override
  public String toString() {
    return "Concern[%s on %s]".formatted(uid, target);
  }
}
