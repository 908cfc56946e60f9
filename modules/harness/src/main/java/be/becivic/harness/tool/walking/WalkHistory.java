package be.becivic.harness.tool.walking;

import be.becivic.harness.rules.GuardedFiles;
import be.becivic.harness.state.MemoryType;
import be.becivic.harness.state.Note;
import be.becivic.harness.tool.HarnessParts;
import be.becivic.harness.traversal.Attempt;
import be.becivic.harness.traversal.PathTraversal;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.SourceId;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Optional;

/** What is kept of walks beyond the session. */
final class WalkHistory {
  private final HarnessParts parts;

  WalkHistory(HarnessParts parts) {
    this.parts = parts;
  }

  LocalDate today() {
    return LocalDate.ofInstant(parts.clock().instant(), ZoneOffset.UTC);
  }

  /** The history a person can read: what was tried, and what worked (§8.7.2.2). */
  void write(PathTraversal walk, GuardedFiles files) {
    var text = new StringBuilder();
    for (Attempt attempt : walk.attempts()) {
      text.append("- ").append(attempt.source()).append(": ").append(attempt.result().wireName());
      text.append(attempt.result() == Attempt.Result.SUCCESS ? " on " + today() : "").append('\n');
    }
    text.append("\nFile kept by the person: unknown\n");
    String id = walk.path().value();
    Note note =
        Note.of(MemoryType.PATH_HISTORY, id, "How " + id + " was tried", text.toString())
            .with("path_id", id)
            .with("last_traversed", today().toString());
    Optional<SourceId> worked =
        walk.attempts().stream()
            .filter(each -> each.result() == Attempt.Result.SUCCESS)
            .map(Attempt::source)
            .findFirst();
    parts
        .memory()
        .write(
            MemoryType.PATH_HISTORY,
            id,
            worked.map(source -> note.with("worked", source.value())).orElse(note),
            files);
  }

  /** The source that delivered last time. */
  Optional<SourceId> findWorked(PathId id) {
    return parts
        .memory()
        .read(MemoryType.PATH_HISTORY, id.value())
        .flatMap(note -> SourceId.parse(note.text("worked")));
  }
}
