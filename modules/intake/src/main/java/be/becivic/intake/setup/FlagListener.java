package be.becivic.intake.setup;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.value.Hash;

/** Hears of votes that say an artefact carries an injection, as soon as they are on disk. */
@FunctionalInterface
public interface FlagListener {

  /**
   * Acts on the vote.
   *
   * @param flagger the address that flagged, the same for all its flags
   */
  void flagged(SubmissionId vote, Hash flagger);
}
