package be.becivic.corpus.git.internal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Files that a process killed in the middle of its work left in a repository. */
public final class LeftBehind {
  private static final int REFERENCES_DEPTH = 16;

  private LeftBehind() {}

  /**
   * Takes away locks and half-written objects, and says which locks there were. Only for who knows
   * that nobody else works in the repository.
   */
  public static List<String> clear(Path repository) throws IOException {
    List<Path> locks =
        Stream.concat(
                list(repository, 1, ".lock").stream(),
                list(repository.resolve("refs"), REFERENCES_DEPTH, ".lock").stream())
            .toList();
    for (Path lock : locks) {
      Files.deleteIfExists(lock);
    }
    for (Path half : list(repository.resolve("objects"), 2, ".tmp")) {
      Files.deleteIfExists(half);
    }
    return locks.stream().map(lock -> repository.relativize(lock).toString()).toList();
  }

  private static List<Path> list(Path folder, int depth, String ending) throws IOException {
    if (Files.notExists(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(folder, depth)) {
      return files
          .filter(file -> file.toString().endsWith(ending))
          .filter(Files::isRegularFile)
          .toList();
    }
  }
}
