package be.becivic.library.artefact;

import be.becivic.corpus.history.SourceTrace;
import be.becivic.corpus.history.SourceTrace.SourceText;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.decision.SourceStanding;
import java.util.Optional;

/** Brings together what a source says on main and how far the database has seen it come. */
final class SourceTexts {
  private SourceTexts() {}

  static Artefact of(ArtefactOnMain.Source main, Optional<SourceStanding> row) {
    SourceTrace trace = main.trace();
    boolean isConfirmed = row.filter(standing -> isAbout(standing, trace.text())).isPresent();
    Optional<SourceText> before = trace.ours().filter(_ -> !isConfirmed);
    SourceText text = before.orElse(trace.text());
    SourceStanding standing =
        row.filter(known -> known.status().isFrozen() || fits(known, text))
            .orElseGet(() -> SourceStanding.fresh(main.id(), text.since()));
    return new Artefact.OfSource(
        main.path(),
        main.source(),
        new SourceStanding(
            standing.source(),
            standing.status(),
            standing.cohortStartedAt(),
            standing.postHandoffObserved(),
            Optional.of(text.digest())),
        new VotingText(
            Optional.of(standing.status()),
            Optional.empty(),
            VotingCohort.of(standing.status(), standing.cohortStartedAt(), text)),
        before.map(
            _ ->
                new VotingText(
                    Optional.of(Status.ALPHA),
                    Optional.empty(),
                    VotingCohort.of(Status.ALPHA, trace.text().since(), trace.text()))));
  }

  private static boolean isAbout(SourceStanding standing, SourceText text) {
    return standing.text().equals(Optional.of(text.digest()));
  }

  /** Another text has to earn its status anew, but no edit lifts a quarantine. */
  private static boolean fits(SourceStanding standing, SourceText text) {
    return standing.text().isPresent()
        ? isAbout(standing, text)
        : !standing.cohortStartedAt().isBefore(text.since());
  }
}
