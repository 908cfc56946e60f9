package be.becivic.harness.folder;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/** Lets one process, and one thread of it, change what others of the same person change too. */
public final class FolderLock {
  private final PersonFolder folder;
  private final ReentrantLock threads = new ReentrantLock();

  public FolderLock(PersonFolder folder) {
    this.folder = folder;
  }

  public <T> T holding(Supplier<T> work) {
    threads.lock();
    try {
      if (threads.getHoldCount() > 1) {
        return work.get();
      }
      try (FileChannel channel = PrivateFiles.openForLocking(folder.lock());
          FileLock _ = channel.lock()) {
        return work.get();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    } finally {
      threads.unlock();
    }
  }
}
