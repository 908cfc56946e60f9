package be.becivic.server.listener;

import java.util.concurrent.atomic.AtomicLong;

/** Keeps the bodies held at one time, all together, within a share of the heap. */
final class BodyMemory {
  private final AtomicLong free;

  BodyMemory(long bytes) {
    free = new AtomicLong(bytes);
  }

  /** A parsed body takes up to ten times its size, hence the small share. */
  static BodyMemory shareOfHeap(int largestBody) {
    return new BodyMemory(Math.max(Runtime.getRuntime().maxMemory() / 16, 4L * largestBody));
  }

  Lease lease() {
    return new Lease();
  }

  /** What one request holds, given back when the request is over. */
  final class Lease implements AutoCloseable {
    private int held;

    boolean grow(int bytes) {
      if (free.addAndGet(-bytes) < 0) {
        free.addAndGet(bytes);
        return false;
      }
      held += bytes;
      return true;
    }

    @Override
    public void close() {
      free.addAndGet(held);
      held = 0;
    }
  }
}
