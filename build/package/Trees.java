import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Folders as a whole. */
final class Trees {
  private Trees() {}

  static void delete(Path root) throws IOException {
    if (!Files.exists(root, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    for (Path each : list(root).reversed()) {
      Files.delete(each);
    }
  }

  static List<Path> list(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files.sorted().toList();
    }
  }

  static List<Path> listFiles(Path root) throws IOException {
    return list(root).stream().filter(Files::isRegularFile).toList();
  }

  static void copy(Path from, Path to) throws IOException {
    for (Path each : list(from)) {
      Path target = to.resolve(from.relativize(each).toString());
      if (Files.isDirectory(each)) {
        Files.createDirectories(target);
      } else {
        Files.copy(each, target);
      }
    }
  }

  static double megabytes(Path place) throws IOException {
    long bytes = 0;
    for (Path each : listFiles(place)) {
      bytes += Files.size(each);
    }
    return bytes / 1e6;
  }
}
