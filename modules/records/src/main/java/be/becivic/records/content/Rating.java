package be.becivic.records.content;

import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import java.time.Instant;
import java.util.Optional;

/**
 * Stars on one axis (§6.2.7).
 *
 * @param targetId absent for a session, whose id is not kept
 */
public record Rating(
    Uid uid,
    SubmissionId submission,
    TargetType targetType,
    Optional<String> targetId,
    Optional<String> cohortAnchor,
    int stars,
    Optional<String> wouldBe5Stars,
    String submittingAgent,
    String contractVersion,
    Instant submittedAt,
    Instant committedAt) {

  /** Leaves the text out, so that it cannot reach a log. */
  @Override
  public String toString() {
    return "Rating[%s: %d on %s]".formatted(uid, stars, targetType);
  }
}
