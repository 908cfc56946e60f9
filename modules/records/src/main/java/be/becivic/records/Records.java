package be.becivic.records;

import java.util.function.Function;
import javax.sql.DataSource;

/** The database. Everything that touches it does so inside one atomic read or write. */
public interface Records extends AutoCloseable {

  /** Runs the work on one consistent state of the database; the work cannot change it. */
  <T> T read(Function<Tables, T> work);

  /**
   * As {@link #read}, but rows that seldom change (current values and references, standings of
   * sources, submitters, strikes) may be as they were a moment before.
   */
  default <T> T glance(Function<Tables, T> work) {
    return read(work);
  }

  /**
   * Runs the work atomically and returns once its outcome is on disk. When the work throws, nothing
   * of it remains. It may run again after a conflict, and on another thread, so it has no side
   * effects and takes no locks.
   *
   * @throws RecordsUnavailable when the outcome could not be stored
   */
  <T> T write(Function<Tables, T> work);

  /** As {@link #write}, for work that changes nothing a {@link #glance} may remember. */
  default <T> T append(Function<Tables, T> work) {
    return write(work);
  }

  /** A number that grows with every write made here that may change what is shown. */
  default long revision() {
    return 0;
  }

  /** Connections for the job scheduler, which keeps its own table here. */
  DataSource schedulerDataSource();

  /** Finishes what was accepted and refuses the rest. */
  @Override
  void close();
}
