package be.becivic.corpus.check.rule;

import be.becivic.corpus.text.Span;
import be.becivic.protocol.lifecycle.VersionCheck;
import be.becivic.protocol.lifecycle.VersionProblem;
import be.becivic.protocol.lifecycle.VersionedStatus;
import java.util.Optional;
import java.util.function.Supplier;

/** Rule 15 put into findings. */
public final class VersionWords {
  private static final String REMEDY = "Leave the version to the system, which keeps it in step.";

  private VersionWords() {}

  /** What is wrong by itself; a pin is a reminder. */
  public static void check(
      VersionedStatus after, boolean pinned, Supplier<Span> where, Reporter report) {
    for (VersionProblem problem : VersionCheck.of(Optional.empty(), after, pinned)) {
      if (problem.isError()) {
        report.error(where.get(), problem.sentence(), REMEDY);
      } else {
        report.warning(where.get(), problem.sentence(), "Remove version_pin when it has served.");
      }
    }
  }

  /** What is wrong only because of what stood there before. */
  public static void step(
      VersionedStatus before,
      VersionedStatus after,
      boolean pinned,
      boolean replaces,
      Supplier<Span> where,
      Reporter report) {
    var alone = VersionCheck.of(Optional.empty(), after, pinned);
    for (VersionProblem problem : VersionCheck.of(Optional.of(before), after, pinned, replaces)) {
      if (!alone.contains(problem)) {
        report.error(where.get(), problem.sentence(), REMEDY);
      }
    }
  }
}
