package be.becivic.records.content;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import java.time.Instant;
import java.util.Optional;

/** A committed amendment, with the whole submission as JSON. */
public record Amendment(
    Uid uid,
    SubmissionId submission,
    Target target,
    Optional<String> cohortAnchor,
    String payload,
    ProposalState state,
    Instant submittedAt,
    Instant committedAt,
    Optional<Instant> settledAt) {

  /** Leaves the payload out, so that it cannot reach a log. */
  @Override
  public String toString() {
    return "Amendment[%s on %s, %s]".formatted(uid, target, state);
  }
}
