package be.becivic.intake;

import be.becivic.records.Records;
import be.becivic.records.RecordsUnavailable;
import be.becivic.records.Tables;
import java.util.function.Function;
import javax.sql.DataSource;

/** Records on a disk that is full. */
record Unwritable(Records records) implements Records {

  @Override
  public <T> T read(Function<Tables, T> work) {
    return records.read(work);
  }

  @Override
  public <T> T write(Function<Tables, T> work) {
    throw new RecordsUnavailable("the disk is full");
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
