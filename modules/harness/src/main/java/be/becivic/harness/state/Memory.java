package be.becivic.harness.state;

import be.becivic.harness.folder.PersonFolder;
import be.becivic.harness.folder.PrivateFiles;
import be.becivic.harness.rules.GuardedFiles;
import be.becivic.harness.rules.WriteResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The notes of {@code memory/} and their index, {@code MEMORY.md}. */
public final class Memory {
  private static final int MOST_LINES = 200;
  private static final int MOST_BYTES = 8 * 1024;
  private static final String INDEX = "MEMORY.md";

  private final PersonFolder folder;

  public Memory(PersonFolder folder) {
    this.folder = folder;
  }

  public WriteResult write(MemoryType type, String id, Note note, GuardedFiles files) {
    WriteResult written = files.replace(path(type, id), note.file());
    return written instanceof WriteResult.Kept ? writeIndex(files) : written;
  }

  /** Whether a note would be taken; nothing is written. */
  public WriteResult check(MemoryType type, String id, Note note, GuardedFiles files) {
    return files.check(path(type, id), note.file());
  }

  public Optional<Note> read(MemoryType type, String id) {
    return PrivateFiles.read(path(type, id)).flatMap(Note::parse);
  }

  public String index() {
    return PrivateFiles.read(folder.memory().resolve(INDEX)).orElse("");
  }

  /** The notes of a kind, by file. */
  public List<Path> list(MemoryType type) {
    return PrivateFiles.list(folder.memory()).stream()
        .filter(file -> file.getFileName().toString().startsWith(type.wireName()))
        .toList();
  }

  /** The notes of a kind, but for files a person made something else of. */
  public List<Note> listNotes(MemoryType type) {
    return list(type).stream()
        .flatMap(file -> PrivateFiles.read(file).flatMap(Note::parse).stream())
        .toList();
  }

  /** One line a note, the first that fit; the files themselves stay whatever the index shows. */
  public WriteResult writeIndex(GuardedFiles files) {
    List<String> lines = new ArrayList<>(List.of("# Notes", ""));
    int bytes = lines.size() + lines.getFirst().length();
    for (Path file : PrivateFiles.list(folder.memory())) {
      String name = file.getFileName().toString();
      Optional<Note> note =
          name.endsWith(".md") && !name.equals(INDEX)
              ? PrivateFiles.read(file).flatMap(Note::parse)
              : Optional.empty();
      if (note.isPresent()) {
        String line =
            "- [%s](%s): %s"
                .formatted(note.get().text("name"), name, note.get().text("description"));
        bytes += line.getBytes(StandardCharsets.UTF_8).length + 1;
        if (bytes > MOST_BYTES || lines.size() == MOST_LINES) {
          break;
        }
        lines.add(line);
      }
    }
    return files.replace(folder.memory().resolve(INDEX), String.join("\n", lines) + "\n");
  }

  Path path(MemoryType type, String id) {
    return folder.memory().resolve(type.fileName(id));
  }
}
