package be.becivic.lifecycle.machine;

import be.becivic.records.Records;
import be.becivic.records.Tables;
import java.util.function.Function;
import javax.sql.DataSource;

/** A database where something else happens just before a write. */
final class InterruptedRecords implements Records {
  private final Records records;
  private final Runnable before;
  private int times;

  InterruptedRecords(Records records, int times, Runnable before) {
    this.records = records;
    this.times = times;
    this.before = before;
  }

  @Override
  public <T> T read(Function<Tables, T> work) {
    return records.read(work);
  }

  @Override
  public <T> T write(Function<Tables, T> work) {
    if (times-- > 0) {
      before.run();
    }
    return records.write(work);
  }

  @Override
  public DataSource schedulerDataSource() {
    return records.schedulerDataSource();
  }

  @Override
  public void close() {
    records.close();
  }
}
