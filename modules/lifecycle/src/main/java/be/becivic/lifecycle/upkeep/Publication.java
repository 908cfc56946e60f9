package be.becivic.lifecycle.upkeep;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.Finding;
import be.becivic.lifecycle.forge.DirectChanges;
import be.becivic.lifecycle.forge.Landed;
import be.becivic.protocol.error.Outcome;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Brings files that the system writes itself to main, where they differ from what is there. */
final class Publication {
  private static final int SHORT_COMMIT = 7;

  private final DirectChanges changes;

  Publication(DirectChanges changes) {
    this.changes = changes;
  }

  Report publish(String title, Function<Corpus, Map<String, Optional<byte[]>>> files) {
    return report(
        changes.bySystem(ReviewNote.CORPUS, title, main -> Outcome.ok(files.apply(main))));
  }

  private static Report report(Landed landed) {
    return switch (landed) {
      case Landed.Merged merged ->
          Report.fine("Committed as " + merged.commit().value().substring(0, SHORT_COMMIT) + ".");
      case Landed.Unchanged _ -> Report.fine("Nothing changed.");
      case Landed.Up _ -> Report.fine("Put up; the forge merges it.");
      case Landed.Conflict _ -> Report.failed("It does not fit main.");
      case Landed.Held held ->
          Report.failed("A person has to look first at " + String.join(", ", held.files()) + ".");
      case Landed.Red red ->
          Report.failed(
              red.findings().stream()
                  .map(Finding::toString)
                  .collect(Collectors.joining("\n", "The checks refuse it:\n", "")));
    };
  }
}
