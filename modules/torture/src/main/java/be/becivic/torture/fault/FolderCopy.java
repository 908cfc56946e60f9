package be.becivic.torture.fault;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A backup as an operator makes it: the whole folder, with the server stopped. */
record FolderCopy(Path original, Path copy) {

  static FolderCopy of(Path original) throws IOException {
    var made = new FolderCopy(original, original.resolveSibling("backup"));
    copy(original, made.copy());
    return made;
  }

  void putBack() throws IOException {
    for (Path file : list(original).reversed()) {
      Files.delete(file);
    }
    copy(copy, original);
  }

  private static void copy(Path from, Path to) throws IOException {
    for (Path file : list(from)) {
      Files.copy(file, to.resolve(from.relativize(file)), StandardCopyOption.COPY_ATTRIBUTES);
    }
  }

  private static List<Path> list(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.sorted(Comparator.naturalOrder()).toList();
    }
  }
}
