package be.becivic.site.export;

import be.becivic.site.Site;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The program that makes pages. */
final class ProgramDigest {
  private ProgramDigest() {}

  /** Differs between programs that may make different pages; nothing where that is hard to say. */
  static Optional<String> digest() throws IOException {
    Path code =
        Path.of(
            URI.create(Site.class.getProtectionDomain().getCodeSource().getLocation().toString()));
    if (!Files.isRegularFile(code)) {
      return Optional.empty();
    }
    StringBuilder parts = new StringBuilder(Runtime.version().toString());
    try (Stream<Path> found = Files.list(code.getParent())) {
      List<Path> jars = found.filter(Files::isRegularFile).sorted().toList();
      for (Path jar : jars) {
        parts.append(' ').append(ExportFolder.sum(Files.readAllBytes(jar)));
      }
    }
    return Optional.of(parts.toString());
  }
}
