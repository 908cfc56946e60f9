package be.becivic.server.wiring;

import be.becivic.server.observe.Event;
import be.becivic.server.observe.Log;
import java.util.ArrayDeque;
import java.util.Deque;

/** What was opened, closed in the opposite order, each whatever happens to the others. */
public final class OpenedParts implements AutoCloseable {
  private final Deque<AutoCloseable> open = new ArrayDeque<>();

  public <T extends AutoCloseable> T add(T part) {
    open.push(part);
    return part;
  }

  /** Closes a part before all that were opened after it. */
  public void closeFirst(AutoCloseable part) {
    open.remove(part);
    open.push(part);
  }

  @Override
  public void close() {
    while (!open.isEmpty()) {
      try {
        open.pop().close();
      } catch (Exception failure) {
        Log.error(Event.named("close_failed").thrown(failure));
      }
    }
  }
}
