package be.becivic.protocol.lifecycle;

import java.util.Collection;

/** Computes versions from statuses, so that nobody mints one by hand (§6.1, §6.12.7). */
public final class Versions {
  private Versions() {}

  /** The version an artefact carries after a change that leaves it at {@code to}. */
  public static Version next(
      VersionedStatus current, Status to, boolean contentChanged, boolean pinned) {
    if (pinned || to.isFrozen()) {
      return current.version();
    }
    Version.Line line = to.line().orElseThrow();
    if (current.status() != to) {
      return line.start();
    }
    if (!contentChanged) {
      return current.version();
    }
    return line.contains(current.version()) ? current.version().nextPatch() : line.start();
  }

  /**
   * The version a text carries that comes under review beside another one, or leaves it. The patch
   * goes on, because a version that two texts had would tell no voter's choice.
   */
  public static Version nextBeside(VersionedStatus current, Status to) {
    return to.line()
        .map(line -> new Version(line.major(), line.minor(), current.version().nextPatch().patch()))
        .orElse(current.version());
  }

  /**
   * The version of the path directory's file. Its patch counts the changes and never starts over,
   * so no two states of the file share a version even when the highest status drops again.
   */
  public static Version ofCatalogue(Version current, Collection<Status> entries, boolean changed) {
    if (!changed) {
      return current;
    }
    Version.Line line = catalogueLine(entries);
    return new Version(line.major(), line.minor(), current.nextPatch().patch());
  }

  private static Version.Line catalogueLine(Collection<Status> entries) {
    if (entries.contains(Status.STABLE)) {
      return Status.STABLE.line().orElseThrow();
    }
    if (entries.contains(Status.BETA)) {
      return Status.BETA.line().orElseThrow();
    }
    boolean draftsOnly = entries.stream().allMatch(status -> status == Status.DRAFT);
    return (draftsOnly ? Status.DRAFT : Status.ALPHA).line().orElseThrow();
  }
}
