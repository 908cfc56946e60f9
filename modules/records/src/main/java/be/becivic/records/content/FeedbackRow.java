package be.becivic.records.content;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import java.time.Instant;
import java.util.Optional;

/** A message about Be Civic itself, for the operator's eyes only (§6.2.5). */
public record FeedbackRow(
    Uid uid,
    SubmissionId submission,
    Optional<String> topic,
    Optional<String> pointer,
    String body,
    String submittingAgent,
    String contractVersion,
    Instant submittedAt,
    Instant committedAt,
    Optional<Instant> triagedAt) {

  /** Leaves the body out, so that it cannot reach a log. */
  @Override
  public String toString() {
    return "FeedbackRow[%s]".formatted(uid);
  }
}
