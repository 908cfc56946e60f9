package be.becivic.harness.folder;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.json.StrictJson;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Files nobody but their owner reads, written so that a crash leaves the old state or the new one.
 * A line that was cut short by a crash is skipped by readers and closed off by the next append.
 */
public final class PrivateFiles {
  private static final boolean POSIX =
      FileSystems.getDefault().supportedFileAttributeViews().contains("posix");

  private PrivateFiles() {}

  public static void makeFolder(Path folder) {
    try {
      Files.createDirectories(folder, owner("rwx------"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Opens a file of ours to hold a lock on. */
  static FileChannel openForLocking(Path file) throws IOException {
    makeFolder(folderOf(file));
    Set<OpenOption> options = Set.of(StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    return FileChannel.open(file, options, owner("rw-------"));
  }

  /** Puts a whole file in place at once. */
  public static void replace(Path file, byte[] content) {
    Path parent = folderOf(file);
    makeFolder(parent);
    try {
      Path next = Files.createTempFile(parent, ".next", ".tmp", owner("rw-------"));
      try (FileChannel channel = FileChannel.open(next, StandardOpenOption.WRITE)) {
        write(channel, content);
      }
      Files.move(next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      syncFolder(parent);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static void replace(Path file, String content) {
    replace(file, content.getBytes(StandardCharsets.UTF_8));
  }

  /** Adds a line that is on disk when this returns; whoever else adds one meanwhile, both stand. */
  public static void append(Path file, ObjectNode line) {
    makeFolder(folderOf(file));
    Set<OpenOption> options = Set.of(StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    try (FileChannel channel = FileChannel.open(file, options, owner("rw-------"))) {
      String text = (isCut(file) ? "\n" : "") + line + "\n";
      write(channel, text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The objects of a file of lines; none when there is no such file. */
  public static List<ObjectNode> readLines(Path file) {
    List<ObjectNode> lines = new ArrayList<>();
    for (String line : read(file).orElse("").split("\n")) {
      if (StrictJson.parse(line.getBytes(StandardCharsets.UTF_8))
          instanceof Outcome.Ok<JsonNode>(ObjectNode object)) {
        lines.add(object);
      }
    }
    return lines;
  }

  /** The object a file holds, if it holds one. */
  public static Optional<ObjectNode> readObject(Path file) {
    return read(file)
        .map(text -> StrictJson.parse(text.getBytes(StandardCharsets.UTF_8)))
        .flatMap(
            read ->
                read instanceof Outcome.Ok<JsonNode>(ObjectNode object)
                    ? Optional.of(object)
                    : Optional.empty());
  }

  public static Optional<String> read(Path file) {
    try {
      return Optional.of(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
    } catch (IOException e) {
      return absent(file, e, Optional.empty());
    }
  }

  public static List<Path> list(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    } catch (IOException e) {
      return absent(folder, e, List.of());
    }
  }

  /** Deletes a file, or a folder with all that is in it. */
  public static void delete(Path place) {
    try (Stream<Path> all = Files.exists(place) ? Files.walk(place) : Stream.empty()) {
      for (Path each : all.toList().reversed()) {
        Files.deleteIfExists(each);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What is not there is no trouble, nor is what stands below a file instead of a folder. */
  private static <T> T absent(Path place, IOException trouble, T nothing) {
    if (Files.exists(place)) {
      throw new UncheckedIOException(trouble);
    }
    return nothing;
  }

  private static Path folderOf(Path file) {
    return Objects.requireNonNull(file.toAbsolutePath().getParent(), "a file stands in a folder");
  }

  private static boolean isCut(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      ByteBuffer last = ByteBuffer.allocate(1);
      return channel.size() > 0
          && channel.read(last, channel.size() - 1) == 1
          && last.get(0) != '\n';
    }
  }

  private static void write(FileChannel channel, byte[] content) throws IOException {
    ByteBuffer rest = ByteBuffer.wrap(content);
    while (rest.hasRemaining()) {
      channel.write(rest);
    }
    channel.force(true);
  }

  /**
   * A new name is durable once its folder is; systems that cannot open a folder see to it alone.
   */
  private static void syncFolder(Path folder) throws IOException {
    if (POSIX) {
      try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
        channel.force(true);
      }
    }
  }

  private static FileAttribute<?>[] owner(String permissions) {
    if (!POSIX) {
      return new FileAttribute<?>[0];
    }
    Set<PosixFilePermission> allowed = PosixFilePermissions.fromString(permissions);
    return new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(allowed)};
  }
}
