package be.becivic.corpus.check.internal;

import be.becivic.corpus.text.Span;
import be.becivic.protocol.lifecycle.Standing;
import be.becivic.protocol.lifecycle.VersionCheck;
import be.becivic.protocol.lifecycle.VersionProblem;
import java.util.Optional;
import java.util.function.Supplier;

/** Rule 15 put into findings. */
final class VersionWords {
  private static final String REMEDY = "Leave the version to the system, which keeps it in step.";

  private VersionWords() {}

  /** What is wrong by itself; a pin is a reminder. */
  static void check(Standing after, boolean pinned, Supplier<Span> where, Reporter report) {
    for (VersionProblem problem : VersionCheck.of(Optional.empty(), after, pinned)) {
      if (problem.isError()) {
        report.error(where.get(), problem.sentence(), REMEDY);
      } else {
        report.warning(where.get(), problem.sentence(), "Remove version_pin when it has served.");
      }
    }
  }

  /** What is wrong only because of what stood there before. */
  static void step(
      Standing before, Standing after, boolean pinned, Supplier<Span> where, Reporter report) {
    var alone = VersionCheck.of(Optional.empty(), after, pinned);
    for (VersionProblem problem : VersionCheck.of(Optional.of(before), after, pinned)) {
      if (!alone.contains(problem)) {
        report.error(where.get(), problem.sentence(), REMEDY);
      }
    }
  }
}
