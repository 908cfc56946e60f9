package be.becivic.library.reference;

import be.becivic.library.artefact.Artefact;
import be.becivic.library.artefact.VotingCohort;
import be.becivic.library.artefact.VotingText;
import be.becivic.protocol.lifecycle.CohortAnchor;
import java.util.Optional;

/** The text of an artefact that a vote is for. */
public record VotedText(Artefact artefact, VotingText text) {

  public VotingCohort cohort() {
    return text.cohort();
  }

  ResolvedReferences references() {
    return new ResolvedReferences(
        Optional.of(artefact),
        text.version()
            .map(version -> new CohortAnchor(artefact.target().id(), version).toString()));
  }
}
