package be.becivic.bench.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** How much stands in a folder. */
public record WrittenFiles(long count, double mebibytes) {

  public static WrittenFiles in(Path folder) throws IOException {
    long bytes = 0;
    try (Stream<Path> found = Files.walk(folder)) {
      List<Path> files = found.filter(Files::isRegularFile).toList();
      for (Path file : files) {
        bytes += Files.size(file);
      }
      return new WrittenFiles(files.size(), bytes / (1024.0 * 1024));
    }
  }
}
