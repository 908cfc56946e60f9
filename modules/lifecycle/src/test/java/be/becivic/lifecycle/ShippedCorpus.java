package be.becivic.lifecycle;

import be.becivic.corpus.CorpusRepository;
import be.becivic.corpus.LiveCorpus;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;

/** The content that is shipped, in a git repository of its own; made once for all tests. */
public final class ShippedCorpus {
  public static final LiveCorpus LIVE = open();

  private ShippedCorpus() {}

  private static LiveCorpus open() {
    try {
      Path folder = Files.createTempDirectory("corpus");
      Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder)));
      return new LiveCorpus(
          CorpusRepository.open(
              folder.resolve("corpus.git"),
              Path.of("../../corpus"),
              () -> Instant.parse("2026-11-01T00:00:00Z")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void delete(Path folder) {
    try (var files = Files.walk(folder)) {
      files.sorted((a, b) -> b.compareTo(a)).forEach(file -> file.toFile().delete());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
