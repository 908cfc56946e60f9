package be.becivic.protocol.lifecycle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Rule 15: a version follows its status, and only goes down when it is pinned (§6.1). */
public final class VersionCheck {
  private VersionCheck() {}

  /** What is wrong with {@code after}, given what stood there before, if anything did. */
  public static List<VersionProblem> of(
      Optional<VersionedStatus> before, VersionedStatus after, boolean pinned) {
    return of(before, after, pinned, false);
  }

  /**
   * The same.
   *
   * @param replaces whether a change takes the place of a text or leaves it, and patches go on
   */
  public static List<VersionProblem> of(
      Optional<VersionedStatus> before, VersionedStatus after, boolean pinned, boolean replaces) {
    if (pinned) {
      return List.of(new VersionProblem.Pinned(after.version()));
    }
    var problems = new ArrayList<VersionProblem>();
    after
        .status()
        .line()
        .filter(line -> !line.contains(after.version()))
        .map(line -> new VersionProblem.WrongLine(after.status(), after.version(), line))
        .ifPresent(problems::add);
    before.flatMap(earlier -> step(earlier, after, replaces)).ifPresent(problems::add);
    return List.copyOf(problems);
  }

  private static Optional<VersionProblem> step(
      VersionedStatus before, VersionedStatus after, boolean replaces) {
    Version from = before.version();
    Version to = after.version();
    if (after.status().isFrozen()) {
      return to.equals(from)
          ? Optional.empty()
          : Optional.of(new VersionProblem.Moved(after.status(), from, to));
    }
    if (after.status() != before.status()) {
      return to.patch() == 0 || replaces
          ? Optional.empty()
          : Optional.of(new VersionProblem.NotReset(after.status(), to));
    }
    return before.isBound() && to.compareTo(from) < 0
        ? Optional.of(new VersionProblem.Regressed(from, to))
        : Optional.empty();
  }
}
