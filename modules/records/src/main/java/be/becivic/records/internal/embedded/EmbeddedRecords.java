package be.becivic.records.internal.embedded;

import be.becivic.records.Location;
import be.becivic.records.Records;
import be.becivic.records.RecordsUnavailable;
import be.becivic.records.Tables;
import be.becivic.records.internal.Schema;
import be.becivic.records.internal.sql.RowMemory;
import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import javax.sql.DataSource;
import org.flywaydb.core.api.FlywayException;

/** Records in a file of our own. */
public final class EmbeddedRecords implements Records {
  private static final int MOST_WAITING = 4_096;
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final DataSource file;
  private final Checkpointer checkpointer;
  private final Writer writer;
  private final ReadPool readers;
  private volatile RowMemory memory = new RowMemory();
  private volatile long revision;

  private EmbeddedRecords(SqliteFile file) {
    this.file = file.writable();
    this.checkpointer = new Checkpointer(this.file::getConnection);
    this.writer = new Writer(this.file::getConnection, this::written, MOST_WAITING, PATIENCE);
    this.readers = new ReadPool(file);
  }

  public static EmbeddedRecords open(Location.Embedded where) {
    var file = new SqliteFile(where.file());
    var records = new EmbeddedRecords(file);
    try {
      file.createIfAbsent();
      Schema.migrate(records.file, SqliteFile.BY_KEY);
    } catch (IOException | SQLException | FlywayException e) {
      throw new RecordsUnavailable("the database file could not be opened", e);
    }
    records.checkpointer.start();
    records.writer.start();
    return records;
  }

  @Override
  public <T> T read(Function<Tables, T> work) {
    return readers.read(work);
  }

  @Override
  public <T> T glance(Function<Tables, T> work) {
    return readers.read(work, Optional.of(memory));
  }

  @Override
  public <T> T append(Function<Tables, T> work) {
    return writer.append(work);
  }

  @Override
  public long revision() {
    return revision;
  }

  /** Always on the writer's thread. */
  @SuppressWarnings("NonAtomicVolatileUpdate")
  private void written(boolean onlyAppended, boolean isShown) {
    if (!onlyAppended) {
      memory = new RowMemory();
    }
    if (isShown) {
      revision++;
    }
    checkpointer.committed(onlyAppended);
  }

  @Override
  public <T> T write(Function<Tables, T> work) {
    return writer.write(work);
  }

  @Override
  public DataSource schedulerDataSource() {
    return file;
  }

  @Override
  public void close() {
    readers.close();
    checkpointer.close();
    writer.close();
  }

  Writer writer() {
    return writer;
  }
}
