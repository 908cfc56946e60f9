package be.becivic.intake;

import be.becivic.library.artefact.Artefact;
import be.becivic.library.reference.ResolvedReferences;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.records.Tables;
import java.util.Optional;

/** Nobody votes on their own work (§6.2.3), nor after three false alarms. */
record VoterCheck(KeyedHashes seals) {
  private static final int STRIKES = 3;

  Optional<Rejection> refuse(Tables tables, Submission submission, ResolvedReferences crossed) {
    if (!submission.isVote()) {
      return Optional.empty();
    }
    Artefact artefact = crossed.artefact().orElseThrow();
    if (isOwnWork(tables, submission, artefact)) {
      return Optional.of(Rejection.of(ErrorCategory.SELF_VALIDATION_BLOCKED));
    }
    return isBanned(tables, submission)
        ? Optional.of(Rejection.of(ErrorCategory.FORBIDDEN))
        : Optional.empty();
  }

  private boolean isOwnWork(Tables tables, Submission submission, Artefact artefact) {
    return tables.salts().listSubmitters(artefact.scope()).stream()
        .anyMatch(
            binding ->
                seals.submitter(submission.origin(), binding.salt()).equals(binding.submitter()));
  }

  private boolean isBanned(Tables tables, Submission submission) {
    return tables.strikes().count(seals.flagger(submission.origin()), submission.receivedAt())
        >= STRIKES;
  }
}
