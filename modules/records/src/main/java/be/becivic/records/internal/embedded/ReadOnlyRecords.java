package be.becivic.records.internal.embedded;

import be.becivic.records.Location;
import be.becivic.records.Records;
import be.becivic.records.RecordsUnavailable;
import be.becivic.records.Tables;
import be.becivic.records.internal.Schema;
import java.nio.file.Files;
import java.sql.SQLException;
import java.util.function.Function;
import javax.sql.DataSource;

/** Somebody else's file, to look at. */
public final class ReadOnlyRecords implements Records {
  private final ReadPool readers;

  private ReadOnlyRecords(SqliteFile file) {
    this.readers = new ReadPool(file);
  }

  public static ReadOnlyRecords open(Location.Embedded where) {
    if (!Files.isRegularFile(where.file())) {
      throw new RecordsUnavailable("there is no database " + where.file());
    }
    var file = new SqliteFile(where.file());
    try {
      if (!Schema.isCurrent(file.writable())) {
        throw new RecordsUnavailable("the database is of another version of Be Civic");
      }
    } catch (SQLException broken) {
      throw new RecordsUnavailable("the database could not be opened", broken);
    }
    return new ReadOnlyRecords(file);
  }

  @Override
  public <T> T read(Function<Tables, T> work) {
    return readers.read(work);
  }

  @Override
  public <T> T write(Function<Tables, T> work) {
    throw new UnsupportedOperationException("opened for reading");
  }

  @Override
  public DataSource schedulerDataSource() {
    throw new UnsupportedOperationException("opened for reading");
  }

  @Override
  public void close() {
    readers.close();
  }
}
