package be.becivic.corpus.version;

import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.protocol.lifecycle.CohortAnchor;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.Version;
import be.becivic.protocol.lifecycle.Versions;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** The versions paths and their directory carry, computed from what changed (§6.12.7). */
public final class PathVersions {
  private PathVersions() {}

  /** The version a path carries after a change; nothing when a status or version cannot be read. */
  public static Optional<Version> next(Optional<PathEntry> before, PathEntry after) {
    if (after.fields().flag("version_pin")) {
      return after.version();
    }
    if (before.isEmpty()) {
      return after.status().flatMap(Status::line).map(Version.Line::start);
    }
    boolean changed = !withoutVersion(before.get()).equals(withoutVersion(after));
    boolean replaces = replacesText(before.get(), after);
    return before
        .get()
        .standing()
        .flatMap(
            current ->
                after
                    .status()
                    .map(
                        to ->
                            replaces
                                ? Versions.nextBeside(current, to)
                                : Versions.next(current, to, changed, false)));
  }

  /** Whether a change comes under review beside a text, or leaves it: patches then go on. */
  public static boolean replacesText(PathEntry before, PathEntry after) {
    return !before.status().equals(after.status())
        && (before.fields().text(SystemMembers.PREVIOUS_TEXT).isPresent()
            || after.fields().text(SystemMembers.PREVIOUS_TEXT).isPresent());
  }

  /** The version the directory's file carries after a change. */
  public static Version ofDirectory(PathDirectory before, PathDirectory after) {
    List<Status> statuses =
        after.list().stream().flatMap(entry -> entry.status().stream()).toList();
    boolean changed = !before.json().path("paths").equals(after.json().path("paths"));
    return Versions.ofCatalogue(before.version().orElse(new Version(0, 0, 0)), statuses, changed);
  }

  /** What a submission about the path is anchored to: its id and its version now (§6.2). */
  public static Optional<CohortAnchor> anchor(PathEntry path) {
    return path.version().map(version -> new CohortAnchor(path.id().value(), version));
  }

  private static ObjectNode withoutVersion(PathEntry entry) {
    ObjectNode copy = ((ObjectNode) entry.json()).deepCopy();
    copy.remove("version");
    return copy;
  }
}
