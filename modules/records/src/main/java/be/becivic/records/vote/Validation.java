package be.becivic.records.vote;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.Verdict;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.value.Hash;
import java.time.Instant;
import java.util.Optional;

/**
 * A vote.
 *
 * @param cohort the version or revision it judges
 * @param postHandoff whether it vouches for what happens after the hand-over
 * @param traversal how the source was tried, as JSON
 * @param address the voter under the artefact's salt; erased with the salt
 * @param session never leaves the database
 * @param quarantined whether it pulled its target
 */
public record Validation(
    SubmissionId id,
    Target target,
    String cohort,
    Verdict verdict,
    boolean injectionFlag,
    boolean postHandoff,
    Optional<String> rationale,
    Optional<String> injectionReason,
    Optional<String> traversal,
    Optional<Hash> address,
    Optional<Hash> session,
    boolean quarantined,
    String submittingAgent,
    String contractVersion,
    Instant submittedAt,
    Instant appliedAt) {

  /** The same vote, cast from that address. */
  public Validation from(Hash voter) {
    return new Validation(
        id,
        target,
        cohort,
        verdict,
        injectionFlag,
        postHandoff,
        rationale,
        injectionReason,
        traversal,
        Optional.of(voter),
        session,
        quarantined,
        submittingAgent,
        contractVersion,
        submittedAt,
        appliedAt);
  }

  /** Leaves the texts out, so that they cannot reach a log. */
  @Override
  public String toString() {
    return "Validation[%s: %s on %s]".formatted(id, verdict, target);
  }
}
