package be.becivic.corpus;

import be.becivic.protocol.id.CommitId;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Files held in memory, such as an author's folder. */
public final class MemoryFiles implements CorpusFiles {
  private final Map<String, byte[]> contents;
  private final SortedMap<String, String> blobs;

  private MemoryFiles(Map<String, byte[]> contents) {
    this.contents = Map.copyOf(contents);
    this.blobs =
        Collections.unmodifiableSortedMap(
            new TreeMap<>(
                contents.entrySet().parallelStream()
                    .collect(
                        Collectors.toConcurrentMap(
                            Map.Entry::getKey, file -> BlobIds.of(file.getValue())))));
  }

  public static MemoryFiles of(Map<String, byte[]> contents) {
    return new MemoryFiles(contents);
  }

  /** Reads a folder; hidden files are left out and links are not followed. */
  public static MemoryFiles ofFolder(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return new MemoryFiles(
          files
              .filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
              .filter(file -> !isHidden(folder.relativize(file)))
              .toList()
              .parallelStream()
              .collect(
                  Collectors.toMap(
                      file -> folder.relativize(file).toString().replace('\\', '/'),
                      MemoryFiles::bytes)));
    } catch (UncheckedIOException broken) {
      throw broken.getCause();
    }
  }

  private static byte[] bytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static boolean isHidden(Path relative) {
    for (Path name : relative) {
      if (name.toString().startsWith(".")) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Optional<CommitId> commit() {
    return Optional.empty();
  }

  @Override
  public Instant time() {
    return Instant.EPOCH;
  }

  @Override
  public SortedMap<String, String> blobs() {
    return blobs;
  }

  @Override
  public byte[] read(String path) {
    return Optional.ofNullable(contents.get(path))
        .orElseThrow(() -> new IllegalArgumentException("The corpus has no file " + path));
  }

  @Override
  public Supplier<byte[]> reader(String path) {
    byte[] content = read(path);
    return () -> content;
  }
}
