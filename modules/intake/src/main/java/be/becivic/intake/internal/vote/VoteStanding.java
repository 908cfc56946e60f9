package be.becivic.intake.internal.vote;

import be.becivic.library.artefact.VotingCohort;
import be.becivic.library.reference.VotedText;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.lifecycle.Status;
import java.util.Optional;

/**
 * All that a vote's being good depends on: while it is the same, the vote is filed in the same
 * cohort of the same artefact. Everything else might as well have changed a moment later.
 */
public record VoteStanding(Target target, Optional<Status> status, VotingCohort cohort) {

  public static VoteStanding of(VotedText voted) {
    return new VoteStanding(voted.artefact().target(), voted.text().status(), voted.cohort());
  }
}
