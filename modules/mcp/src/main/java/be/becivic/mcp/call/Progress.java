package be.becivic.mcp.call;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Tells the client how far a call has come, where it wants to know and can be told. */
public final class Progress {
  private static final String METHOD = "notifications/progress";

  private final ClientChannel channel;
  private final Optional<JsonNode> token;
  private final AtomicLong last = new AtomicLong(-1);

  Progress(ClientChannel channel, Optional<JsonNode> token) {
    this.channel = channel;
    this.token = token;
  }

  /** Reports a step; one that is not beyond the last is left out, since progress only grows. */
  public void report(long done, long total, String message) {
    if (token.isEmpty() || last.getAndAccumulate(done, Math::max) >= done) {
      return;
    }
    ObjectNode params = JsonNodeFactory.instance.objectNode();
    params.set("progressToken", token.get());
    channel.tell(METHOD, params.put("progress", done).put("total", total).put("message", message));
  }
}
