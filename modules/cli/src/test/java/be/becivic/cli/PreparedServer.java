package be.becivic.cli;

import static java.nio.file.StandardCopyOption.COPY_ATTRIBUTES;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;

/**
 * A server that was started once and stopped: its data folder, and an archive of the classes it
 * loaded. Most tests are not about a first start, and begin from a copy of both.
 */
final class PreparedServer {
  private static final Path FOLDER = make();

  private PreparedServer() {}

  /** The option that loads the classes from the archive. */
  static String sharing() {
    return "-XX:SharedArchiveFile=" + classes(FOLDER);
  }

  /** Gives a folder the data of a server that has run before, unless it has some. */
  static void copyInto(Path folder) throws IOException {
    Path data = folder.resolve("data");
    if (Files.notExists(data)) {
      copy(FOLDER.resolve("data"), data);
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    try (var files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Files.copy(file, to.resolve(from.relativize(file)), COPY_ATTRIBUTES);
      }
    }
  }

  private static Path make() {
    try {
      Path folder = Files.createTempDirectory("prepared-server");
      Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder)));
      try (var server = Becivic.serveKeepingClasses(classes(folder), folder)) {
        server.address();
        server.terminate();
        server.exitCode();
      }
      return folder;
    } catch (IOException | InterruptedException broken) {
      throw new IllegalStateException(broken);
    }
  }

  private static Path classes(Path folder) {
    return folder.resolve("classes.jsa");
  }

  private static void delete(Path folder) {
    try (var files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
