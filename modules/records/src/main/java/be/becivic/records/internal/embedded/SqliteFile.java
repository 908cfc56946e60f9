package be.becivic.records.internal.embedded;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/** The database file and the ways to open it. */
final class SqliteFile {
  static final String BY_KEY = "without rowid";

  private static final int BUSY_MILLIS = 5_000;
  private static final int LONGEST_LOG_PAGES = 32_000;
  private static final int WRITER_CACHE_KIB = 32 * 1024;

  private final Path file;

  SqliteFile(Path file) {
    this.file = file.toAbsolutePath();
  }

  /** For its owner only; SQLite gives the files beside it the same permissions. */
  void createIfAbsent() throws IOException {
    try {
      if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
        Files.createFile(
            file,
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
      }
    } catch (FileAlreadyExistsException _) {
      // Its permissions are as its owner wants them.
    }
  }

  /** A commit is on disk when it returns, and what is deleted is overwritten. */
  DataSource writable() {
    SQLiteConfig config = common();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    // Until then checkpoints are left to another thread: they make the writer wait for the disk.
    config.setWalAutocheckpoint(LONGEST_LOG_PAGES);
    // By default 2 MB, which the indexes that every submission touches outgrow first.
    config.setCacheSize(-WRITER_CACHE_KIB);
    // What a statement or a unit overwrites is kept for undoing it, by default in a file.
    config.setTempStore(SQLiteConfig.TempStore.MEMORY);
    config.enforceForeignKeys(true);
    config.setPragma(SQLiteConfig.Pragma.SECURE_DELETE, "true");
    return source(config);
  }

  Connection openReader() throws SQLException {
    Connection connection = source(common()).getConnection();
    try (var statement = connection.createStatement()) {
      statement.execute("pragma query_only = true");
    }
    return connection;
  }

  private DataSource source(SQLiteConfig config) {
    var source = new SQLiteDataSource(config);
    source.setUrl("jdbc:sqlite:" + file);
    return source;
  }

  private static SQLiteConfig common() {
    var config = new SQLiteConfig();
    config.setBusyTimeout(BUSY_MILLIS);
    // The driver would compile and run a query for the last row id after every insert.
    config.setGetGeneratedKeys(false);
    return config;
  }
}
