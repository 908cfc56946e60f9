package be.becivic.library.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The program that makes what is kept of the corpus, told from others without reading it. */
public final class ProgramStamp {
  private ProgramStamp() {}

  /** By its files; nothing where it does not run from files that are replaced as a whole. */
  public static Optional<String> find() {
    Path code =
        Path.of(
            URI.create(
                ProgramStamp.class.getProtectionDomain().getCodeSource().getLocation().toString()));
    if (!Files.isRegularFile(code)) {
      return Optional.empty();
    }
    StringBuilder stamp = new StringBuilder(Runtime.version().toString());
    try (Stream<Path> beside = Files.list(code.resolveSibling(""))) {
      List<Path> jars = beside.filter(Files::isRegularFile).sorted().toList();
      for (Path jar : jars) {
        stamp.append('\n').append(jar.getFileName());
        stamp
            .append(' ')
            .append(Files.size(jar))
            .append(' ')
            .append(Files.getLastModifiedTime(jar));
      }
      return Optional.of(stamp.toString());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
