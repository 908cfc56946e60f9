package be.becivic.records.internal.embedded;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/**
 * Carries what was committed from the log into the database file while the writer goes on. The
 * writer only does what is left of it, when the log has grown long.
 *
 * <p>A deleted text is overwritten in the file but still stands in the log, so soon after something
 * may have been deleted the log is emptied.
 */
final class Checkpointer implements AutoCloseable {
  private static final int COMMITS_BETWEEN = 32;
  private static final Duration BEFORE_EMPTYING = Duration.ofSeconds(1);

  /** Emptying makes the writer wait, so it gives up early where someone reads, and comes back. */
  private static final int BUSY_MILLIS = 100;

  private final Writer.Opener file;
  private final Thread thread;
  private int commits;
  private volatile boolean erased;
  private volatile boolean closed;

  Checkpointer(Writer.Opener file) {
    this.file = file;
    this.thread = Thread.ofPlatform().daemon().name("records-checkpoint").unstarted(this::work);
  }

  void start() {
    thread.start();
  }

  /**
   * Told by the writer's thread of each commit.
   *
   * @param onlyAppended whether it deleted and changed nothing
   */
  void committed(boolean onlyAppended) {
    commits++;
    if (!onlyAppended) {
      erased = true;
    }
    if (erased || commits % COMMITS_BETWEEN == 0) {
      LockSupport.unpark(thread);
    }
  }

  @Override
  public void close() {
    closed = true;
    LockSupport.unpark(thread);
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void work() {
    LockSupport.park(this);
    while (!closed) {
      if (erased) {
        empty();
      } else {
        checkpoint();
        LockSupport.park(this);
      }
    }
  }

  private void empty() {
    pause();
    if (!closed) {
      erased = false;
      if (!isEmptied()) {
        erased = true;
      }
      if (!erased) {
        LockSupport.park(this);
      }
    }
  }

  /** Many deletions in a row are worth one emptying. */
  private void pause() {
    long end = System.nanoTime() + BEFORE_EMPTYING.toNanos();
    for (long left = BEFORE_EMPTYING.toNanos();
        left > 0 && !closed;
        left = end - System.nanoTime()) {
      LockSupport.parkNanos(this, left);
    }
  }

  private void checkpoint() {
    try (Connection connection = file.open();
        Statement statement = connection.createStatement()) {
      statement.execute("pragma wal_checkpoint(passive)");
    } catch (SQLException _) {
      // The writer meets the same trouble and reports it to someone.
    }
  }

  private boolean isEmptied() {
    try (Connection connection = file.open();
        Statement statement = connection.createStatement()) {
      statement.execute("pragma busy_timeout = " + BUSY_MILLIS);
      try (ResultSet row = statement.executeQuery("pragma wal_checkpoint(truncate)")) {
        return row.next() && row.getInt("busy") == 0;
      }
    } catch (SQLException _) {
      return false;
    }
  }
}
