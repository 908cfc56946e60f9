package be.becivic.records.internal.embedded;

import be.becivic.records.Location;
import be.becivic.records.RecordsUnavailable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;

/** A copy of a database that a server may be writing to. */
public final class FileCopy {
  private FileCopy() {}

  /**
   * Writes what was committed by now to a file of its own, which only its owner can read, and waits
   * until it is on disk. What was deleted is not in it.
   */
  public static void write(Location.Embedded from, Path to) {
    if (!Files.isRegularFile(from.file())) {
      throw new RecordsUnavailable("there is no database " + from.file());
    }
    try {
      // SQLite fills an empty file, and leaves its permissions alone.
      new SqliteFile(to).createIfAbsent();
      try (Connection connection = new SqliteFile(from.file()).writable().getConnection();
          var statement = connection.prepareStatement("vacuum into ?")) {
        statement.setString(1, to.toAbsolutePath().toString());
        statement.execute();
      }
      try (var copy = FileChannel.open(to, StandardOpenOption.WRITE)) {
        copy.force(true);
      }
    } catch (IOException | SQLException broken) {
      throw new RecordsUnavailable("the database could not be copied", broken);
    }
  }
}
