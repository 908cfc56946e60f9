package be.becivic.mcp.stdio;

import be.becivic.mcp.call.ClientChannel;
import be.becivic.mcp.jsonrpc.ErrorKind;
import be.becivic.mcp.jsonrpc.Message.Notification;
import be.becivic.mcp.jsonrpc.Message.Request;
import be.becivic.mcp.jsonrpc.Message.Response;
import be.becivic.mcp.jsonrpc.MessageWriter;
import be.becivic.mcp.jsonrpc.Reply;
import be.becivic.mcp.jsonrpc.RequestId;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicReference;
import tools.jackson.databind.node.ObjectNode;

/**
 * The requests under way, each on a thread of its own. Who takes a request off the list, its thread
 * or a cancellation, decides whether it is answered.
 */
final class RunningCalls<A> implements AutoCloseable {
  private static final int AT_ONCE = 64;

  private final StdioSession<A> dialogue;
  private final LineWriter outlet;
  private final OpenQuestions questions;
  private final Semaphore places = new Semaphore(AT_ONCE);
  private final Map<RequestId, Thread> running = new ConcurrentHashMap<>();
  private final AtomicReference<Optional<IOException>> broken =
      new AtomicReference<>(Optional.empty());

  RunningCalls(StdioSession<A> dialogue, LineWriter outlet) {
    this.dialogue = dialogue;
    this.outlet = outlet;
    this.questions = new OpenQuestions(outlet);
  }

  void start(Request request) throws IOException {
    requireListener();
    if (dialogue.isOpening(request)) {
      reply(Optional.of(request.id()), dialogue.answer(request, ClientChannel.NONE));
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

  void take(Response response) {
    questions.take(response);
  }

  void reply(Optional<RequestId> id, Reply reply) throws IOException {
    outlet.writeLine(MessageWriter.write(id, reply));
  }

  /** Waits until every request is answered or given up. */
  @Override
  public void close() throws IOException {
    questions.close();
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
      Reply reply = dialogue.answer(request, new CallChannel(request.id()));
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

  /** What a call may say as long as it is under way. */
  private final class CallChannel implements ClientChannel {
    private final RequestId id;

    private CallChannel(RequestId id) {
      this.id = id;
    }

    @Override
    public boolean isOpen() {
      return true;
    }

    @Override
    public Optional<ObjectNode> ask(String method, ObjectNode params) {
      return running.containsKey(id) ? questions.ask(method, params) : Optional.empty();
    }

    @Override
    public void tell(String method, ObjectNode params) {
      if (running.containsKey(id)) {
        questions.tell(method, params);
      }
    }
  }
}
