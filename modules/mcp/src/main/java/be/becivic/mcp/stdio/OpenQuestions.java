package be.becivic.mcp.stdio;

import be.becivic.mcp.jsonrpc.Message.Response;
import be.becivic.mcp.jsonrpc.MessageWriter;
import be.becivic.mcp.jsonrpc.RequestId;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The requests of ours that the client has not answered yet. */
final class OpenQuestions implements AutoCloseable {
  private final LineWriter outlet;
  private final AtomicLong last = new AtomicLong();
  private final AtomicBoolean ended = new AtomicBoolean();
  private final Map<RequestId, CompletableFuture<Optional<ObjectNode>>> waiting =
      new ConcurrentHashMap<>();

  OpenQuestions(LineWriter outlet) {
    this.outlet = outlet;
  }

  /** Waits for the result; empty when there is none to come. */
  Optional<ObjectNode> ask(String method, ObjectNode params) {
    var id = new RequestId(JsonNodeFactory.instance.stringNode("ask-" + last.incrementAndGet()));
    var answer = new CompletableFuture<Optional<ObjectNode>>();
    waiting.put(id, answer);
    try {
      outlet.writeLine(MessageWriter.request(id, method, params));
      return ended.get() ? Optional.empty() : answer.get();
    } catch (InterruptedException _) {
      withdraw(id);
      Thread.currentThread().interrupt();
      return Optional.empty();
    } catch (IOException | ExecutionException _) {
      return Optional.empty();
    } finally {
      waiting.remove(id);
    }
  }

  void tell(String method, ObjectNode params) {
    try {
      outlet.writeLine(MessageWriter.notification(method, params));
    } catch (IOException _) {
      // Nobody listens any more, which the answer to the request will find out too.
    }
  }

  /** Answers to what was never asked, or no longer matters, go nowhere. */
  void take(Response response) {
    Optional.ofNullable(waiting.get(response.id()))
        .ifPresent(answer -> answer.complete(response.result()));
  }

  /** The client will say nothing more. */
  @Override
  public void close() {
    ended.set(true);
    waiting.values().forEach(answer -> answer.complete(Optional.empty()));
  }

  private void withdraw(RequestId id) {
    ObjectNode params = JsonNodeFactory.instance.objectNode();
    params.set("requestId", id.value());
    tell("notifications/cancelled", params);
  }
}
