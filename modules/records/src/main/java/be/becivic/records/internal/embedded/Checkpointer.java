package be.becivic.records.internal.embedded;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.locks.LockSupport;

/**
 * Carries what was committed from the log into the database file while the writer goes on. The
 * writer only does what is left of it, when the log has grown long.
 */
final class Checkpointer implements AutoCloseable {
  private static final int COMMITS_BETWEEN = 32;

  private final Writer.Opener file;
  private final Thread thread;
  private int commits;
  private volatile boolean closed;

  Checkpointer(Writer.Opener file) {
    this.file = file;
    this.thread = Thread.ofPlatform().daemon().name("records-checkpoint").unstarted(this::work);
  }

  void start() {
    thread.start();
  }

  /** Told by the writer's thread of each commit. */
  void committed() {
    commits++;
    if (commits % COMMITS_BETWEEN == 0) {
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
      checkpoint();
      LockSupport.park(this);
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
}
