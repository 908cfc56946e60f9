package be.becivic.bench.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;

/** A folder for one measurement, on the disk the program lives on rather than in memory. */
public record WorkFolder(Path path) implements AutoCloseable {

  public static WorkFolder create() throws IOException {
    Path target = Files.createDirectories(InstalledHome.path().resolve("target"));
    return new WorkFolder(Files.createTempDirectory(target, "bench"));
  }

  @Override
  public void close() throws IOException {
    try (var files = Files.walk(path)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
