package be.becivic.server.offline;

import be.becivic.corpus.git.CorpusRepository;
import be.becivic.records.Location;
import be.becivic.records.engine.RecordsEngine;
import be.becivic.server.config.Configuration;
import be.becivic.server.data.DataFolder;
import be.becivic.server.data.StartFailure;
import be.becivic.server.data.Store;
import be.becivic.server.wiring.Forges;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Comparator;
import java.util.List;

/** A copy of a data folder, made while its server goes on. */
public final class Backup {
  private Backup() {}

  /**
   * Writes beside the place first, so that what has its name is whole.
   *
   * @throws StartFailure when a person has to put something right first
   */
  public static void make(Configuration configuration, Path data, Path to) {
    if (!(Store.location(configuration, DataFolder.database(data))
        instanceof Location.Embedded database)) {
      throw new StartFailure(
          "the database is not in the data folder; docs/scaling.md says how to save it");
    }
    if (Files.exists(to)) {
      throw new StartFailure(to + " is there already; name a folder that is not");
    }
    Path place = to.toAbsolutePath();
    Path part = place.resolveSibling(place.getFileName() + ".part");
    try {
      remove(part);
      Files.createDirectories(place.getParent());
      Files.createDirectory(
          part, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
      try {
        fill(part, database, data, configuration);
        Files.move(part, place, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        remove(part);
      }
    } catch (IOException broken) {
      throw new StartFailure(to + " cannot be written: " + broken.getMessage());
    } catch (RuntimeException failure) {
      throw StartFailure.because(failure);
    }
  }

  /** Rows cite commits: a repository may be newer than its database, not older. */
  private static void fill(
      Path part, Location.Embedded database, Path data, Configuration configuration)
      throws IOException {
    RecordsEngine.copy(database, DataFolder.database(part));
    CorpusRepository.copyAll(
        DataFolder.corpusRepository(part),
        Forges.repository(configuration, DataFolder.corpusRepository(data)));
    copySmallFiles(data, part);
  }

  private static void copySmallFiles(Path data, Path part) throws IOException {
    for (Path file :
        List.of(
            DataFolder.serverKey(data),
            DataFolder.operatorToken(data),
            data.resolve(Configuration.FILE_NAME))) {
      if (Files.exists(file)) {
        Files.copy(file, part.resolve(file.getFileName()), StandardCopyOption.COPY_ATTRIBUTES);
      }
    }
  }

  /** What a backup that was cut off has left. */
  private static void remove(Path part) throws IOException {
    if (Files.notExists(part)) {
      return;
    }
    try (var files = Files.walk(part)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (UncheckedIOException broken) {
      throw broken.getCause();
    }
  }
}
