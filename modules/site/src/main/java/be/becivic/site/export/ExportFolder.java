package be.becivic.site.export;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.TRUNCATE_EXISTING;
import static java.nio.file.StandardOpenOption.WRITE;

import be.becivic.corpus.skill.KnownHeads;
import be.becivic.corpus.skill.Skill;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/**
 * The folder an export is written to. What is already there is left alone, and of what stands there
 * only what an earlier export listed is ever removed.
 */
final class ExportFolder {
  /** The list of what was written, as {@code sha256sum} reads it. */
  static final String LIST = "SHA256SUMS";

  /** What a whole export without broken links was made from. */
  private static final String INPUTS = ".inputs";

  private static final String HEADS = ".heads";

  private static final String BETWEEN = "  ";

  /** No page is larger, but a text of all of them is. */
  private static final int LARGEST_PIECE = 1 << 20;

  private final Path root;
  private final Map<String, String> before;
  private final FileStamps stamps;
  private final Map<String, String> digests = new ConcurrentHashMap<>();
  private final Map<Path, Boolean> made = new ConcurrentHashMap<>();
  private final AtomicInteger written = new AtomicInteger();
  private final boolean isNew;

  private ExportFolder(Path root, Map<String, String> before, boolean isNew) throws IOException {
    this.root = root;
    this.before = before;
    this.stamps = FileStamps.open(root);
    this.isNew = isNew;
  }

  /**
   * Opens a folder that is new, empty or an earlier export.
   *
   * @throws ExportRefused when other things stand in it
   */
  static ExportFolder open(Path root) throws IOException {
    Path list = root.resolve(LIST);
    if (Files.exists(list)) {
      Map<String, String> before = new TreeMap<>();
      Files.readAllLines(list).forEach(line -> before.put(listed(line), digestIn(line)));
      return new ExportFolder(root, before, false);
    }
    Files.createDirectories(root);
    try (Stream<Path> files = Files.list(root)) {
      if (files.findAny().isPresent()) {
        throw new ExportRefused(root + " is neither empty nor an earlier export");
      }
    }
    // An export that is cut short can then be taken up again.
    Files.createFile(list);
    return new ExportFolder(root, Map.of(), true);
  }

  /** What the last export was made from, if it was whole. */
  Optional<ExportMemory> memory() throws IOException {
    Path known = root.resolve(INPUTS);
    return Files.exists(known) ? ExportMemory.read(Files.readString(known)) : Optional.empty();
  }

  /** Until an export is whole, nothing says that it is. */
  void begin() throws IOException {
    Files.deleteIfExists(root.resolve(INPUTS));
  }

  /** The frontmatter that an export read, for the next one. */
  static Path heads(Path root) {
    return root.resolve(HEADS);
  }

  void end(ExportMemory memory, String program, Map<String, Skill> skills) throws IOException {
    Optional<String> text = memory.write();
    if (text.isPresent()) {
      stamps.write();
      KnownHeads.write(heads(root), program, skills);
      Files.writeString(root.resolve(INPUTS), text.get());
    }
  }

  /** Brings a file up to date; the sum by which it is known to be so. */
  String put(String file, byte[] content) {
    digests.put(file, digest(content));
    write(file, content);
    return sum(content);
  }

  /** Leaves a file as it stands. */
  void keep(String file) {
    digests.put(file, before.get(file));
  }

  /** Whether a file stands here as it was put; it is read where somebody touched it since. */
  boolean isIntact(String file, String sum) {
    try {
      Path path = root.resolve(file);
      return before.containsKey(file)
          && (stamps.isUntouched(file)
              || Files.isRegularFile(path) && sum(Files.readAllBytes(path)).equals(sum));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  boolean has(String file) {
    return digests.containsKey(file);
  }

  byte[] read(String file) {
    try {
      return Files.readAllBytes(root.resolve(file));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  int length(String file) {
    try {
      return Math.toIntExact(Files.size(root.resolve(file)));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
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
    List<String> gone =
        before.keySet().stream().filter(file -> !digests.containsKey(file)).toList();
    for (String file : gone) {
      Path path = root.resolve(file).normalize();
      if (path.startsWith(root.normalize()) && Files.deleteIfExists(path)) {
        removed++;
        removeEmpty(folder(path));
      }
    }
    StringBuilder list = new StringBuilder();
    new TreeMap<>(digests)
        .forEach((file, digest) -> list.append(digest).append(BETWEEN).append(file).append('\n'));
    writeIfNew(LIST, list.toString().getBytes(StandardCharsets.UTF_8));
    return removed;
  }

  private void write(String file, byte[] content) {
    try {
      if (writeIfNew(file, content)) {
        written.incrementAndGet();
      }
      stamps.note(file);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private boolean writeIfNew(String file, byte[] content) throws IOException {
    Path path = root.resolve(file);
    if (!isNew && Files.isRegularFile(path) && Arrays.equals(Files.readAllBytes(path), content)) {
      return false;
    }
    made.computeIfAbsent(path.getParent(), ExportFolder::make);
    // In larger pieces than Files.write does; what is handed over is copied and that copy kept.
    try (var channel = Files.newByteChannel(path, CREATE, WRITE, TRUNCATE_EXISTING)) {
      for (int done = 0; done < content.length; ) {
        int most = Math.min(LARGEST_PIECE, content.length - done);
        done += channel.write(ByteBuffer.wrap(content, done, most));
      }
    }
    return true;
  }

  private static boolean make(Path folder) {
    try {
      Files.createDirectories(folder);
      return true;
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** Of something below the root, which therefore has one. */
  private static Path folder(Path path) {
    return Objects.requireNonNull(path.getParent());
  }

  private void removeEmpty(Path folder) throws IOException {
    for (Path at = folder; !at.equals(root.normalize()); at = folder(at)) {
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

  private static String digestIn(String line) {
    return line.substring(0, line.indexOf(BETWEEN));
  }

  static String digest(byte[] content) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Tells a file that was spoilt from one that was not, at the speed of reading it. */
  static String sum(byte[] content) {
    CRC32 sum = new CRC32();
    sum.update(content);
    return content.length + "-" + Long.toHexString(sum.getValue());
  }
}
