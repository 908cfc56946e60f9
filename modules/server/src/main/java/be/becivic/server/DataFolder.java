package be.becivic.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** The folder everything lives in, held by one server at a time. */
final class DataFolder implements AutoCloseable {
  private final Path folder;
  private final FileChannel lock;

  private DataFolder(Path folder, FileChannel lock) {
    this.folder = folder;
    this.lock = lock;
  }

  static DataFolder open(Path folder) {
    try {
      Files.createDirectories(folder);
      FileChannel channel =
          FileChannel.open(
              folder.resolve("becivic.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (!isLocked(channel)) {
        channel.close();
        throw new StartFailure(
            "the data folder " + folder + " is already in use by another server");
      }
      return new DataFolder(folder, channel);
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

  Path database() {
    return database(folder);
  }

  /** Where the database is in a folder that may be in use. */
  static Path database(Path folder) {
    return folder.resolve("becivic.db");
  }

  Path corpusRepository() {
    return corpusRepository(folder);
  }

  /** Where the corpus is in a folder that may be in use. */
  static Path corpusRepository(Path folder) {
    return folder.resolve("corpus.git");
  }

  Path serverKey() {
    return folder.resolve("server.key");
  }

  Path search() {
    return folder.resolve("search");
  }

  Path operatorToken() {
    return folder.resolve("operator.token");
  }

  @Override
  public void close() throws IOException {
    lock.close();
  }
}
