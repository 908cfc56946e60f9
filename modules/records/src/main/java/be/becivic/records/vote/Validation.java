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
 * @param voter erased with the salt of the artefact
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
    Optional<Voter> voter,
    Optional<Hash> session,
    boolean quarantined,
    String submittingAgent,
    String contractVersion,
    Instant submittedAt,
    Instant appliedAt) {

  /** The same vote, cast by that voter. */
  public Validation from(Voter caster) {
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
        Optional.of(caster),
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
