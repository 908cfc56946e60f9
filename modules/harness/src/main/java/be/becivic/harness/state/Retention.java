package be.becivic.harness.state;

import be.becivic.harness.folder.PersonFolder;
import be.becivic.harness.folder.PrivateFiles;
import be.becivic.harness.rules.GuardedFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How long notes stay: active ones 90 days after the last word, archived ones a year (§8.8). */
public final class Retention {
  private static final Duration ACTIVE = Duration.ofDays(90);
  private static final Duration ARCHIVED = Duration.ofDays(365);
  private static final Duration WARNING = Duration.ofDays(30);

  private final PersonFolder folder;
  private final Memory memory;
  private final ProfileFile profile;
  private final InstantSource clock;

  public Retention(PersonFolder folder, Memory memory, ProfileFile profile, InstantSource clock) {
    this.folder = folder;
    this.memory = memory;
    this.profile = profile;
    this.clock = clock;
  }

  /** Archives and deletes what is due; says what the person should hear of before it goes. */
  public List<String> tidy(GuardedFiles files) {
    List<String> active = profile.listProcedures();
    for (Path file : memory.list(MemoryType.PROCEDURE_PROGRESS)) {
      Optional<Note> note = PrivateFiles.read(file).flatMap(Note::parse);
      String id = note.map(each -> each.text("procedure_id")).orElse("");
      if (!active.contains(id) || isOver(written(file), ACTIVE)) {
        archive(file, id, note, files);
      }
    }
    return tidyArchive();
  }

  /** Ends a procedure because the person said so. */
  public void complete(String id, GuardedFiles files) {
    Path file = memory.path(MemoryType.PROCEDURE_PROGRESS, id);
    archive(file, id, PrivateFiles.read(file).flatMap(Note::parse), files);
  }

  private void archive(Path file, String id, Optional<Note> note, GuardedFiles files) {
    String name = id.isEmpty() ? file.getFileName().toString() : id.replace(':', '-') + ".md";
    note.map(each -> each.with("archived_at", clock.instant().toString()))
        .ifPresent(each -> PrivateFiles.replace(folder.archive().resolve(name), each.file()));
    if (note.isPresent()) {
      PrivateFiles.delete(file);
    }
    if (profile.listProcedures().contains(id)) {
      profile.removeProcedure(id, files);
    }
    memory.writeIndex(files);
  }

  private List<String> tidyArchive() {
    List<String> warnings = new ArrayList<>();
    for (Path file : PrivateFiles.list(folder.archive())) {
      Optional<Instant> since =
          PrivateFiles.read(file)
              .flatMap(Note::parse)
              .flatMap(note -> instant(note.text("archived_at")));
      if (since.isPresent() && isOver(since.get(), ARCHIVED)) {
        PrivateFiles.delete(file);
      } else if (since.isPresent() && isOver(since.get(), ARCHIVED.minus(WARNING))) {
        warnings.add(
            "The archived notes in %s will be deleted on %s; copy them if you want to keep them."
                .formatted(file, since.get().plus(ARCHIVED).toString().substring(0, 10)));
      }
    }
    return warnings;
  }

  private boolean isOver(Instant since, Duration time) {
    return !since.plus(time).isAfter(clock.instant());
  }

  private static Instant written(Path file) {
    try {
      return Files.getLastModifiedTime(file).toInstant();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Optional<Instant> instant(String text) {
    try {
      return Optional.of(Instant.parse(text));
    } catch (DateTimeException _) {
      return Optional.empty();
    }
  }
}
