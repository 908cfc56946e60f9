package be.becivic.records.submission;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.value.Hash;
import be.becivic.records.value.Salt;
import java.time.Instant;
import java.util.Optional;

/**
 * A submission waiting out its window.
 *
 * @param payload the accepted submission as JSON
 * @param commitEta when the commit job may take it
 * @param tokenHash hash of the cancel token
 * @param salt keeps the token and the submitter's hash of this one submission apart from all others
 * @param cohortAnchor what it was written against, {@code <target>@<version>}
 * @param lastAttempt when committing it was last tried
 * @param session hash of the session it came from, if it came from one
 */
public record StagedSubmission(
    SubmissionId id,
    StagingState state,
    String payload,
    Instant submittedAt,
    Instant receivedAt,
    Instant commitEta,
    Hash tokenHash,
    Salt salt,
    Hash submitterHash,
    Optional<String> cohortAnchor,
    Optional<Instant> lastAttempt,
    Optional<Hash> session) {

  /** Leaves the payload out, so that it cannot reach a log. */
  @Override
  public String toString() {
    return "StagedSubmission[%s, %s]".formatted(id, state);
  }
}
