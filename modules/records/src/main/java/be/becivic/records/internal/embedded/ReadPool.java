package be.becivic.records.internal.embedded;

import be.becivic.records.RecordsUnavailable;
import be.becivic.records.Tables;
import be.becivic.records.internal.sql.RowMemory;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/** A few connections that can only read, opened when first needed. */
final class ReadPool implements AutoCloseable {
  private static final int MOST = 8;
  private static final long PATIENCE_SECONDS = 5;

  private final SqliteFile file;
  private final Semaphore permits = new Semaphore(MOST);
  private final ConcurrentLinkedDeque<SqliteSession> idle = new ConcurrentLinkedDeque<>();
  private volatile boolean closed;

  ReadPool(SqliteFile file) {
    this.file = file;
  }

  <T> T read(Function<Tables, T> work) {
    return read(work, Optional.empty());
  }

  /** Rows that seldom change may come from the memory, which must be older than this read. */
  <T> T read(Function<Tables, T> work, Optional<RowMemory> memory) {
    acquire();
    try {
      if (closed) {
        throw new RecordsUnavailable("the database is closed");
      }
      return readWithin(take(), work, memory);
    } catch (SQLException e) {
      throw new RecordsUnavailable("the database could not be read", e);
    } finally {
      permits.release();
    }
  }

  /** Reads under way may finish; each then closes its own connection. */
  @Override
  public void close() {
    closed = true;
    closeIdle();
  }

  private <T> T readWithin(
      SqliteSession session, Function<Tables, T> work, Optional<RowMemory> memory)
      throws SQLException {
    boolean reusable = false;
    try {
      session.beginReading();
      session.tables().remember(memory);
      T result;
      try {
        result = work.apply(session.tables());
      } finally {
        session.endReading();
      }
      reusable = true;
      return result;
    } catch (RuntimeException e) {
      reusable = !SqliteFailures.isStoreBroken(e);
      throw reusable || SqliteFailures.isWriteInRead(e)
          ? e
          : new RecordsUnavailable("the database could not be read", e);
    } finally {
      if (reusable) {
        idle.push(session);
      } else {
        discard(session);
      }
      if (closed) {
        closeIdle();
      }
    }
  }

  private void closeIdle() {
    for (SqliteSession session = idle.poll(); session != null; session = idle.poll()) {
      discard(session);
    }
  }

  private void acquire() {
    try {
      if (!permits.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        throw new RecordsUnavailable("too many reads are under way");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new RecordsUnavailable("interrupted before reading", e);
    }
  }

  private SqliteSession take() throws SQLException {
    Optional<SqliteSession> kept = Optional.ofNullable(idle.poll());
    return kept.isPresent() ? kept.get() : new SqliteSession(file.openReader());
  }

  private static void discard(SqliteSession session) {
    try {
      session.close();
    } catch (SQLException _) {
      // A connection that cannot be closed is of no more use either way.
    }
  }
}
