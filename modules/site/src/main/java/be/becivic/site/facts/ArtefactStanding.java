package be.becivic.site.facts;

import be.becivic.library.artefact.VotingCohort;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.Tally;
import be.becivic.records.decision.DecisionRecord;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Where an artefact stands, what its current votes say, and what was decided about it before.
 *
 * @param decisions first to last
 */
public record ArtefactStanding(
    Status status,
    VotingCohort cohort,
    Tally tally,
    Optional<Instant> lastVoteAt,
    List<DecisionRecord> decisions) {
  public ArtefactStanding {
    decisions = List.copyOf(decisions);
  }
}
