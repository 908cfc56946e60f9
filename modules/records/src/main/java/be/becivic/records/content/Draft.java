package be.becivic.records.content;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import java.time.Instant;
import java.util.Optional;

/** A committed proposal of a new artefact; the target carries the proposed id. */
public record Draft(
    Uid uid,
    SubmissionId submission,
    Target proposed,
    String payload,
    ProposalState state,
    Instant submittedAt,
    Instant committedAt,
    Optional<Instant> settledAt) {

  /** Leaves the payload out, so that it cannot reach a log. */
  @Override
  public String toString() {
    return "Draft[%s of %s, %s]".formatted(uid, proposed, state);
  }
}
