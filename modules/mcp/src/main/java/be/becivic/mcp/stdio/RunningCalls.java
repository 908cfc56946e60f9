package be.becivic.mcp.stdio;

import be.becivic.mcp.jsonrpc.ErrorKind;
import be.becivic.mcp.jsonrpc.Message.Notification;
import be.becivic.mcp.jsonrpc.Message.Request;
import be.becivic.mcp.jsonrpc.Reply;
import be.becivic.mcp.jsonrpc.RequestId;
import be.becivic.mcp.jsonrpc.ResponseWriter;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicReference;

/**
 * The requests under way, each on a thread of its own. Who takes a request off the list, its thread
 * or a cancellation, decides whether it is answered.
 */
final class RunningCalls<A> implements AutoCloseable {
  private static final int AT_ONCE = 64;

  private final StdioSession<A> dialogue;
  private final LineWriter outlet;
  private final Semaphore places = new Semaphore(AT_ONCE);
  private final Map<RequestId, Thread> running = new ConcurrentHashMap<>();
  private final AtomicReference<Optional<IOException>> broken =
      new AtomicReference<>(Optional.empty());

  RunningCalls(StdioSession<A> dialogue, LineWriter outlet) {
    this.dialogue = dialogue;
    this.outlet = outlet;
  }

  void start(Request request) throws IOException {
    requireListener();
    if (dialogue.isOpening(request)) {
      reply(Optional.of(request.id()), dialogue.answer(request));
      return;
    }
    places.acquireUninterruptibly();
    Thread thread = Thread.ofVirtual().unstarted(() -> run(request));
    if (running.putIfAbsent(request.id(), thread) == null) {
      thread.start();
    } else {
      places.release();
      reply(
          Optional.of(request.id()),
          Reply.failure(ErrorKind.INVALID_REQUEST, "That id is of a request under way"));
    }
  }

  void note(Notification notification) {
    if (notification.method().equals("notifications/cancelled")) {
      RequestId.parse(notification.params().path("requestId"))
          .map(running::remove)
          .ifPresent(Thread::interrupt);
    }
  }

  void reply(Optional<RequestId> id, Reply reply) throws IOException {
    outlet.writeLine(ResponseWriter.write(id, reply));
  }

  /** Waits until every request is answered or given up. */
  @Override
  public void close() throws IOException {
    places.acquireUninterruptibly(AT_ONCE);
    requireListener();
  }

  /** Tells the reading side what a writing one found out. */
  private void requireListener() throws IOException {
    if (broken.get().isPresent()) {
      throw new IOException("the client is gone", broken.get().get());
    }
  }

  private void run(Request request) {
    try {
      Reply reply = dialogue.answer(request);
      if (running.remove(request.id(), Thread.currentThread())) {
        reply(Optional.of(request.id()), reply);
      }
    } catch (IOException e) {
      broken.set(Optional.of(e));
    } finally {
      running.remove(request.id(), Thread.currentThread());
      places.release();
    }
  }
}
