package be.becivic.records.internal.postgres;

import be.becivic.records.Location;
import be.becivic.records.Records;
import be.becivic.records.RecordsUnavailable;
import be.becivic.records.Tables;
import be.becivic.records.internal.Schema;
import be.becivic.records.internal.sql.StatementTexts;
import be.becivic.records.internal.tables.SqlTables;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import javax.sql.DataSource;
import org.flywaydb.core.api.FlywayException;
import org.jooq.SQLDialect;

/** Records in a PostgreSQL database that several servers may share. */
public final class PostgresRecords implements Records {
  private static final int ATTEMPTS = 8;
  private static final int LONGEST_PAUSE_MILLIS = 20;

  private final HikariDataSource pool;
  private final StatementTexts texts = new StatementTexts();
  private final AtomicLong revision = new AtomicLong();

  private PostgresRecords(HikariDataSource pool) {
    this.pool = pool;
  }

  public static PostgresRecords open(Location.Postgres where) {
    HikariDataSource pool;
    try {
      pool = ConnectionPool.open(where);
    } catch (HikariPool.PoolInitializationException e) {
      throw new RecordsUnavailable("the database could not be reached", e);
    }
    try {
      if (!Schema.isCurrent(pool)) {
        migrate(where);
      }
      return new PostgresRecords(pool);
    } catch (SQLException | FlywayException e) {
      pool.close();
      throw new RecordsUnavailable("the database could not be brought up to date", e);
    }
  }

  private static void migrate(Location.Postgres where) throws SQLException {
    try (HikariDataSource patient = ConnectionPool.openPatiently(where)) {
      Schema.migrate(patient, "");
    }
  }

  @Override
  public <T> T read(Function<Tables, T> work) {
    try (Connection connection = begin()) {
      try (var statement = connection.createStatement()) {
        statement.execute("set transaction isolation level repeatable read, read only");
      }
      return work.apply(SqlTables.over(connection, SQLDialect.POSTGRES, texts));
    } catch (SQLException | RuntimeException e) {
      throw translated(e);
    }
  }

  @Override
  public <T> T write(Function<Tables, T> work) {
    for (int attempt = 1; ; attempt++) {
      try (Connection connection = begin()) {
        SqlTables tables = SqlTables.over(connection, SQLDialect.POSTGRES, texts);
        T result = work.apply(tables);
        if (!tables.takeUndone()) {
          connection.commit();
          if (tables.takeShown()) {
            revision.incrementAndGet();
          }
        }
        return result;
      } catch (SQLException | RuntimeException e) {
        if (!PostgresFailures.isWorthAnotherTry(e) || attempt == ATTEMPTS) {
          throw PostgresFailures.isReadOnly(e) ? unavailable(e) : translated(e);
        }
      }
      pause(attempt);
    }
  }

  @Override
  public long revision() {
    return revision.get();
  }

  @Override
  public DataSource schedulerDataSource() {
    return pool;
  }

  @Override
  public void close() {
    pool.close();
  }

  /** The pool undoes what was not committed when the connection returns to it. */
  private Connection begin() throws SQLException {
    Connection connection = pool.getConnection();
    connection.setAutoCommit(false);
    return connection;
  }

  private static RuntimeException translated(Exception failure) {
    return failure instanceof RuntimeException refused
            && !PostgresFailures.isStoreBroken(refused)
            && !PostgresFailures.isConflict(refused)
        ? refused
        : unavailable(failure);
  }

  private static RecordsUnavailable unavailable(Exception failure) {
    return new RecordsUnavailable("the database could not be used", failure);
  }

  private static void pause(int attempt) {
    try {
      Thread.sleep(ThreadLocalRandom.current().nextInt(1, LONGEST_PAUSE_MILLIS * attempt));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new RecordsUnavailable("interrupted while writing", e);
    }
  }
}
