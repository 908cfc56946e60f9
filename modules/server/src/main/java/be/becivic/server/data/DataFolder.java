package be.becivic.server.data;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The folder everything lives in, held by one server at a time. */
public final class DataFolder implements AutoCloseable {
  public static final String OPERATOR_TOKEN = "operator.token";
  private static final String ADDRESS = "becivic.address";
  private static final String RULES = "becivic.rules";

  private final Path folder;
  private final FileChannel lock;

  private DataFolder(Path folder, FileChannel lock) {
    this.folder = folder;
    this.lock = lock;
  }

  public static DataFolder open(Path folder) {
    return openIfFree(folder)
        .orElseThrow(
            () ->
                new StartFailure(
                    "the data folder " + folder + " is already in use by another server"));
  }

  /** Nothing when a server holds it. */
  public static Optional<DataFolder> openIfFree(Path folder) {
    try {
      Files.createDirectories(folder);
      FileChannel channel =
          FileChannel.open(
              folder.resolve("becivic.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (!isLocked(channel)) {
        channel.close();
        return Optional.empty();
      }
      return Optional.of(new DataFolder(folder, channel));
    } catch (IOException broken) {
      throw new UncheckedIOException("the data folder " + folder + " cannot be used", broken);
    }
  }

  private static boolean isLocked(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException _) {
      return false;
    }
  }

  public Path folder() {
    return folder;
  }

  public Path database() {
    return database(folder);
  }

  /** Where the database is in a folder that may be in use. */
  public static Path database(Path folder) {
    return folder.resolve("becivic.db");
  }

  public Path corpusRepository() {
    return corpusRepository(folder);
  }

  /** Where the corpus is in a folder that may be in use. */
  public static Path corpusRepository(Path folder) {
    return folder.resolve("corpus.git");
  }

  Path serverKey() {
    return serverKey(folder);
  }

  /** Where the key is in a folder that may be in use. */
  public static Path serverKey(Path folder) {
    return folder.resolve("server.key");
  }

  public Path search() {
    return folder.resolve("search");
  }

  /** Frontmatter that was read before. */
  public Path heads() {
    return folder.resolve("heads");
  }

  /** What main's history came to before. */
  public Path history() {
    return folder.resolve("history");
  }

  public Path operatorToken() {
    return operatorToken(folder);
  }

  /** Where the operator's token is in a folder that may be in use. */
  public static Path operatorToken(Path folder) {
    return folder.resolve(OPERATOR_TOKEN);
  }

  /** Says where the server that holds a folder listens; nothing when it does not say. */
  public static Optional<URI> findAddress(Path folder) {
    try {
      return Optional.of(URI.create(Files.readString(folder.resolve(ADDRESS)).strip()));
    } catch (IOException | IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  /** The settings that the server of a folder goes by, as it announced them; none without one. */
  public static List<String> findRules(Path folder) {
    try {
      return Files.readAllLines(folder.resolve(RULES));
    } catch (IOException _) {
      return List.of();
    }
  }

  /**
   * Tells commands on this machine where to find the server and what it goes by, until the result
   * is closed.
   *
   * @param rules settings that answers of commands depend on
   */
  public AutoCloseable announce(URI address, List<String> rules) {
    Path file = folder.resolve(ADDRESS);
    try {
      Files.write(folder.resolve(RULES), rules);
      Files.writeString(file, address + "\n");
    } catch (IOException broken) {
      throw new UncheckedIOException("the data folder " + folder + " cannot be written", broken);
    }
    return () -> {
      Files.deleteIfExists(file);
      Files.deleteIfExists(folder.resolve(RULES));
    };
  }

  /** Takes away what a restore that failed has left. */
  public void empty() {
    try (var files = Files.walk(folder)) {
      files
          .filter(file -> file.startsWith(corpusRepository()) || isDatabase(file))
          .sorted(Comparator.reverseOrder())
          .forEach(file -> file.toFile().delete());
    } catch (IOException broken) {
      throw new UncheckedIOException("the data folder " + folder + " cannot be emptied", broken);
    }
  }

  private boolean isDatabase(Path file) {
    return folder.equals(file.getParent())
        && file.getFileName().toString().startsWith(database().getFileName().toString());
  }

  @Override
  public void close() throws IOException {
    lock.close();
  }
}
