package be.becivic.records.internal.embedded;

import be.becivic.records.RecordsUnavailable;
import be.becivic.records.Tables;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The only thread that writes. It takes whatever is waiting, runs it in one transaction, and
 * commits once, so that many callers share one trip to the disk. When a unit fails, all run again,
 * each in a savepoint of its own: that copies every page a unit touches, so it is done only where
 * there was such a unit a moment ago.
 */
final class Writer implements AutoCloseable {
  private static final int MOST_TOGETHER = 256;

  /** Opens the file for writing. */
  interface Opener {
    Connection open() throws SQLException;
  }

  /** Told, on the writer's thread, whenever a commit was tried. */
  interface Watcher {
    void written(boolean onlyAppended, boolean isShown);
  }

  private final Opener file;
  private final Watcher watcher;
  private final BlockingQueue<WriteUnit<?>> waiting;
  private final Duration patience;
  private final Thread thread;
  private @Nullable SqliteSession session;
  private boolean isCareful;
  private volatile boolean closed;
  private final AtomicLong commits = new AtomicLong();

  /** Refuses a write when as many as that are waiting and none is taken for as long as that. */
  Writer(Opener file, Watcher watcher, int mostWaiting, Duration patience) {
    this.file = file;
    this.watcher = watcher;
    this.waiting = new ArrayBlockingQueue<>(mostWaiting);
    this.patience = patience;
    this.thread = Thread.ofPlatform().daemon().name("records-writer").unstarted(this::work);
  }

  void start() {
    thread.start();
  }

  <T> T write(Function<Tables, T> work) {
    return write(new WriteUnit<>(work, false));
  }

  /** The same for work after which nothing has to be forgotten. */
  <T> T append(Function<Tables, T> work) {
    return write(new WriteUnit<>(work, true));
  }

  private <T> T write(WriteUnit<T> unit) {
    if (Thread.currentThread() == thread) {
      throw new IllegalStateException("a write cannot wait for another write");
    }
    enqueue(unit);
    return unit.await();
  }

  /** How many trips to the disk there were. */
  long commits() {
    return commits.get();
  }

  int waiting() {
    return waiting.size();
  }

  @Override
  public void close() {
    closed = true;
    try {
      waiting.put(new WriteUnit<>(_ -> closed, true));
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void enqueue(WriteUnit<?> unit) {
    if (closed) {
      throw new RecordsUnavailable("the database is closed");
    }
    try {
      if (!waiting.offer(unit, patience.toMillis(), TimeUnit.MILLISECONDS)) {
        throw new RecordsUnavailable("too many writes are waiting");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new RecordsUnavailable("interrupted before writing", e);
    }
    // The writer may have left between the two looks; what it did not take, it never will.
    if (closed && waiting.remove(unit)) {
      throw new RecordsUnavailable("the database is closed");
    }
  }

  private void work() {
    warmUp();
    var batch = new ArrayList<WriteUnit<?>>(MOST_TOGETHER);
    while (!closed || !waiting.isEmpty()) {
      try {
        batch.add(waiting.take());
      } catch (InterruptedException _) {
        continue;
      }
      waiting.drainTo(batch, MOST_TOGETHER - 1);
      commit(batch);
      batch.forEach(WriteUnit::publish);
      batch.clear();
    }
    abandonSession();
  }

  /** Loads what the first write needs while the rest of the server is still starting. */
  private void warmUp() {
    try {
      session().tables().staging().count();
    } catch (SQLException | RuntimeException _) {
      // The first write will meet the same trouble and report it to someone.
      abandonSession();
    }
  }

  private void commit(List<WriteUnit<?>> batch) {
    try {
      SqliteSession open = session();
      if (isCareful || !runTogether(batch, open)) {
        isCareful = !runApart(batch, open);
      }
      open.execute("commit");
      commits.incrementAndGet();
      watcher.written(batch.stream().allMatch(WriteUnit::onlyAppends), open.tables().takeShown());
    } catch (Throwable broken) {
      abandonSession();
      watcher.written(false, true);
      var failure = new RecordsUnavailable("the database could not be written", broken);
      batch.forEach(unit -> unit.fail(failure));
    }
  }

  /** Whether all of them are to stay. If not, nothing of any of them does. */
  private static boolean runTogether(List<WriteUnit<?>> batch, SqliteSession open)
      throws SQLException {
    open.execute("begin immediate");
    for (WriteUnit<?> unit : batch) {
      if (!stays(unit, open)) {
        open.execute("rollback");
        return false;
      }
    }
    return true;
  }

  /** Runs each so that it alone can be undone, and tells whether none had to be. */
  private static boolean runApart(List<WriteUnit<?>> batch, SqliteSession open)
      throws SQLException {
    boolean allStay = true;
    open.execute("begin immediate");
    for (WriteUnit<?> unit : batch) {
      open.execute("savepoint unit");
      if (!stays(unit, open)) {
        open.execute("rollback to unit");
        allStay = false;
      }
      open.execute("release unit");
    }
    return allStay;
  }

  private static boolean stays(WriteUnit<?> unit, SqliteSession open) {
    try {
      unit.run(open.tables());
      return !open.tables().takeUndone();
    } catch (Throwable failure) {
      if (SqliteFailures.isStoreBroken(failure)) {
        throw failure;
      }
      unit.fail(failure);
      open.tables().takeUndone();
      return false;
    }
  }

  private SqliteSession session() throws SQLException {
    if (session == null) {
      session = new SqliteSession(file.open());
    }
    return session;
  }

  /** Closing undoes what was not committed; the next batch opens the file afresh. */
  private void abandonSession() {
    if (session != null) {
      try {
        session.close();
      } catch (SQLException _) {
        // There is nothing left to save on a connection that does not even close.
      }
      session = null;
    }
  }
}
