package be.becivic.upkeep;

import be.becivic.changes.DirectChanges;
import be.becivic.changes.LandingOutcome;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.report.Finding;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.error.Outcome;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Brings files that the system writes itself to main, where they differ from what is there. */
final class Publication {
  private static final int SHORT_COMMIT = 7;
  private static final int MOST_NAMED = 2;

  private final DirectChanges changes;

  Publication(DirectChanges changes) {
    this.changes = changes;
  }

  ChoreReport publish(String title, Function<Corpus, FileChanges> files) {
    return report(
        changes.bySystem(ReviewNote.CORPUS, title, main -> Outcome.ok(files.apply(main))));
  }

  private static ChoreReport report(LandingOutcome landed) {
    return switch (landed) {
      case LandingOutcome.Merged merged ->
          ChoreReport.fine(
              "Committed as " + merged.commit().value().substring(0, SHORT_COMMIT) + ".");
      case LandingOutcome.Unchanged _ -> ChoreReport.fine("Nothing changed.");
      case LandingOutcome.Up _ -> ChoreReport.fine("Put up; the forge merges it.");
      case LandingOutcome.Conflict _ -> ChoreReport.failed("conflict", "It does not fit main.");
      case LandingOutcome.Held held ->
          ChoreReport.failed(
              "held", "A person has to look first at " + String.join(", ", held.files()) + ".");
      case LandingOutcome.Red red ->
          ChoreReport.failed(
              rules(red.findings()),
              red.findings().stream()
                  .map(Finding::toString)
                  .collect(Collectors.joining("\n", "The checks refuse it:\n", "")));
    };
  }

  /** The first place each rule was broken. */
  private static String rules(List<Finding> findings) {
    return findings.stream()
        .collect(Collectors.toMap(Finding::rule, Finding::file, (first, _) -> first, TreeMap::new))
        .entrySet()
        .stream()
        .limit(MOST_NAMED)
        .map(broken -> broken.getKey() + ":" + broken.getValue())
        .collect(Collectors.joining("+"));
  }
}
