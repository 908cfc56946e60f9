package be.becivic.intake;

import be.becivic.records.Records;
import be.becivic.records.Tables;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.sql.DataSource;

/** Records in which something else always gets written first. */
record Overtaken(Records records, Consumer<Tables> first) implements Records {

  @Override
  public <T> T read(Function<Tables, T> work) {
    return records.read(work);
  }

  @Override
  public <T> T write(Function<Tables, T> work) {
    return records.write(
        tables -> {
          first.accept(tables);
          return work.apply(tables);
        });
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
