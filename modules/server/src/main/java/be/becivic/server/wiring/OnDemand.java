package be.becivic.server.wiring;

import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A part that is opened when somebody first asks for it: a command that never searches waits for no
 * index.
 */
public final class OnDemand<T> implements AutoCloseable {
  private final Supplier<T> opening;
  private final Consumer<T> closing;
  private volatile @Nullable T part;

  /** A part that needs no closing. */
  public OnDemand(Supplier<T> opening) {
    this(opening, _ -> {});
  }

  OnDemand(Supplier<T> opening, Consumer<T> closing) {
    this.opening = opening;
    this.closing = closing;
  }

  public T get() {
    T open = part;
    return open == null ? open() : open;
  }

  private synchronized T open() {
    T open = part;
    if (open == null) {
      open = opening.get();
      part = open;
    }
    return open;
  }

  @Override
  public synchronized void close() {
    T open = part;
    if (open != null) {
      closing.accept(open);
    }
  }
}
