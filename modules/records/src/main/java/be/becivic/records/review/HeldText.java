package be.becivic.records.review;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import java.time.Instant;
import java.util.Optional;

/**
 * Text kept from the public until a person has looked at it.
 *
 * @param row the number its row had, or will have again when released
 */
public record HeldText(
    SubmissionId submission, long review, Optional<Uid> row, String payload, Instant heldAt) {

  /** Leaves the payload out, so that it cannot reach a log. */
  @Override
  public String toString() {
    return "HeldText[%s]".formatted(submission);
  }
}
