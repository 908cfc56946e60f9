package be.becivic.intake.internal.reading;

import be.becivic.protocol.submission.Submission;
import be.becivic.records.value.Hash;
import java.time.Instant;
import java.util.Optional;

/**
 * A submission that has passed its schema.
 *
 * @param session hash of the session it belongs to, since nothing else of it is kept
 */
public record Parsed(
    Submission submission, SubmissionDocument document, Arrival arrival, Optional<Hash> session)
    implements Stage {

  @Override
  public Parsed parsed() {
    return this;
  }

  public Instant submittedAt() {
    return submission.header().submittedAt();
  }

  /** Leaves the document out, so that it cannot reach a log. */
  @Override
  public String toString() {
    return "Parsed[" + submission.id() + "]";
  }
}
