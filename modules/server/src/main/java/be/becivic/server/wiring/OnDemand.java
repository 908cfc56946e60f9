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
  private @Nullable T part;

  OnDemand(Supplier<T> opening, Consumer<T> closing) {
    this.opening = opening;
    this.closing = closing;
  }

  public synchronized T get() {
    if (part == null) {
      part = opening.get();
    }
    return part;
  }

  @Override
  public synchronized void close() {
    if (part != null) {
      closing.accept(part);
    }
  }
}
