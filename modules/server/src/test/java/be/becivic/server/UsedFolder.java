package be.becivic.server;

import static java.nio.file.StandardCopyOption.COPY_ATTRIBUTES;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;

/**
 * The folder of a server that was started once and stopped. Making one takes far longer than
 * copying it, so it is made once for all tests that are not about a first start.
 */
public final class UsedFolder {
  private static final Path MADE = make();

  private UsedFolder() {}

  /** Puts the data of that server into a folder. */
  public static void copyInto(Path folder) {
    try (var files = Files.walk(MADE)) {
      Files.createDirectories(folder);
      for (Path file : files.filter(one -> !one.equals(MADE)).toList()) {
        Files.copy(file, folder.resolve(MADE.relativize(file)), COPY_ATTRIBUTES);
      }
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static Path make() {
    try {
      Path folder = Files.createTempDirectory("used");
      Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder)));
      Running.first(folder).close();
      return folder;
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static void delete(Path folder) {
    try (var files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
