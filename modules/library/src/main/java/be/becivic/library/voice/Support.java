package be.becivic.library.voice;

import be.becivic.library.artefact.Artefact;
import be.becivic.library.artefact.ChangeThresholds;
import be.becivic.library.artefact.VotingCohort;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.records.Tables;
import java.time.Instant;

/**
 * How far a change under review has come.
 *
 * @param since when it was made
 * @param confirms how many confirm it, of as many as are {@code needed} to make it ours
 */
public record Support(Instant since, int confirms, int needed) {

  /** Of the change an artefact has under review; of its only text where none of it is ours. */
  public static Support of(Artefact artefact, Tables tables, Thresholds thresholds) {
    VotingCohort cohort = artefact.underReview().orElseGet(artefact::ours).cohort();
    return new Support(
        cohort.startedAt(),
        tables
            .tallies()
            .find(artefact.target(), cohort.key())
            .map(tally -> tally.counts().confirms())
            .orElse(0),
        ChangeThresholds.of(artefact, tables, thresholds).alphaToBeta().confirms());
  }
}
