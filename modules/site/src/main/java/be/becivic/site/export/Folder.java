package be.becivic.site.export;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/**
 * The folder an export is written to. What is already there is left alone, and of what stands there
 * only what an earlier export listed is ever removed.
 */
final class Folder {
  /** The list of what was written, as {@code sha256sum} reads it. */
  static final String LIST = "SHA256SUMS";

  private static final String BETWEEN = "  ";

  private final Path root;
  private final List<String> before;
  private final Map<String, String> digests = new ConcurrentSkipListMap<>();
  private final AtomicInteger written = new AtomicInteger();

  private Folder(Path root, List<String> before) {
    this.root = root;
    this.before = before;
  }

  /**
   * Opens a folder that is new, empty or an earlier export.
   *
   * @throws ExportRefused when other things stand in it
   */
  static Folder open(Path root) throws IOException {
    Path list = root.resolve(LIST);
    if (Files.exists(list)) {
      return new Folder(root, Files.readAllLines(list).stream().map(Folder::listed).toList());
    }
    Files.createDirectories(root);
    try (Stream<Path> files = Files.list(root)) {
      if (files.findAny().isPresent()) {
        throw new ExportRefused(root + " is neither empty nor an earlier export");
      }
    }
    // An export that is cut short can then be taken up again.
    Files.createFile(list);
    return new Folder(root, List.of());
  }

  void put(String file, byte[] content) {
    digests.put(file, digest(content));
    write(file, content);
  }

  boolean has(String file) {
    return digests.containsKey(file);
  }

  int size() {
    return digests.size();
  }

  /** How many files were new or had changed. */
  int written() {
    return written.get();
  }

  /** Removes what was listed before and is no longer, and brings the list up to date. */
  int finish() throws IOException {
    int removed = 0;
    for (String file : before) {
      Path path = root.resolve(file).normalize();
      boolean isGone = !digests.containsKey(file) && path.startsWith(root.normalize());
      if (isGone && Files.deleteIfExists(path)) {
        removed++;
        removeEmpty(path.getParent());
      }
    }
    StringBuilder list = new StringBuilder();
    digests.forEach(
        (file, digest) -> list.append(digest).append(BETWEEN).append(file).append('\n'));
    writeIfNew(LIST, list.toString().getBytes(StandardCharsets.UTF_8));
    return removed;
  }

  private void write(String file, byte[] content) {
    try {
      if (writeIfNew(file, content)) {
        written.incrementAndGet();
      }
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private boolean writeIfNew(String file, byte[] content) throws IOException {
    Path path = root.resolve(file);
    if (Files.isRegularFile(path) && Arrays.equals(Files.readAllBytes(path), content)) {
      return false;
    }
    Files.createDirectories(path.getParent());
    Files.write(path, content);
    return true;
  }

  private void removeEmpty(Path folder) throws IOException {
    for (Path at = folder; !at.equals(root.normalize()); at = at.getParent()) {
      try (Stream<Path> files = Files.list(at)) {
        if (files.findAny().isPresent()) {
          return;
        }
      }
      Files.delete(at);
    }
  }

  private static String listed(String line) {
    return line.substring(line.indexOf(BETWEEN) + BETWEEN.length());
  }

  private static String digest(byte[] content) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
