package be.becivic.harness.remote;

import be.becivic.harness.folder.PersonFolder;
import be.becivic.harness.folder.PrivateFiles;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.json.StrictJson;
import java.io.IOException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Reads by the chain of §24.4.1: tool, address, page, and what was kept from earlier. */
public final class RemoteReader {
  /** Nothing older is served without asking again at least once (§8.7.2.1). */
  public static final Duration KEPT_FOR = Duration.ofDays(30);

  private static final int NOT_FOUND = 404;
  private static final String REVISION = "2026-07-28";

  private final ServerWire wire;
  private final PersonFolder folder;
  private final InstantSource clock;

  public RemoteReader(ServerWire wire, PersonFolder folder, InstantSource clock) {
    this.wire = wire;
    this.folder = folder;
    this.clock = clock;
  }

  public RemoteAnswer read(RemoteRead what) {
    Optional<JsonNode> answer = what.tool().flatMap(tool -> call(tool, what.arguments()));
    if (answer.isPresent()) {
      return keep(what, answer.get(), RemoteAnswer.Channel.MCP);
    }
    return switch (get(what.address())) {
      case Got.Value(JsonNode value) -> keep(what, value, RemoteAnswer.Channel.HTTP);
      case Got.None() -> new RemoteAnswer.Absent();
      case Got.Failed() -> fromPage(what);
    };
  }

  /** What was kept, however the server is; for reads that must not wait. */
  public RemoteAnswer readKept(RemoteRead what) {
    Path file = folder.cache().resolve(what.cacheName());
    Optional<ObjectNode> kept = PrivateFiles.readObject(file);
    Optional<Instant> at =
        kept.map(each -> each.path("fetched_at").stringValue("")).flatMap(RemoteReader::instant);
    if (kept.isEmpty() || at.isEmpty() || at.get().plus(KEPT_FOR).isBefore(clock.instant())) {
      return new RemoteAnswer.OutOfReach();
    }
    return new RemoteAnswer.Here(kept.get().path("value"), RemoteAnswer.Channel.CACHE, at.get());
  }

  private RemoteAnswer fromPage(RemoteRead what) {
    return what.page()
        .map(this::get)
        .filter(Got.Value.class::isInstance)
        .map(got -> keep(what, ((Got.Value) got).value(), RemoteAnswer.Channel.PAGE))
        .orElseGet(() -> readKept(what));
  }

  private RemoteAnswer keep(RemoteRead what, JsonNode value, RemoteAnswer.Channel channel) {
    Instant now = clock.instant();
    if (folder.exists()) {
      ObjectNode kept = JsonNodeFactory.instance.objectNode().put("fetched_at", now.toString());
      kept.set("value", value);
      PrivateFiles.replace(folder.cache().resolve(what.cacheName()), kept + "\n");
    }
    return new RemoteAnswer.Here(value, channel, now);
  }

  private Optional<JsonNode> call(String tool, ObjectNode arguments) {
    ObjectNode message =
        JsonNodeFactory.instance
            .objectNode()
            .put("jsonrpc", "2.0")
            .put("id", 1)
            .put("method", "tools/call");
    ObjectNode params = message.putObject("params").put("name", tool);
    params.set("arguments", arguments);
    ObjectNode meta = params.putObject("_meta");
    meta.put("io.modelcontextprotocol/protocolVersion", REVISION);
    meta.putObject("io.modelcontextprotocol/clientCapabilities");
    var headers =
        Map.of(
            "Content-Type", "application/json",
            "Accept", "application/json",
            "MCP-Protocol-Version", REVISION,
            "Mcp-Method", "tools/call",
            "Mcp-Name", tool);
    try {
      var request =
          new ServerWire.Request("POST", "/mcp", headers, Optional.of(message.toString()));
      ServerWire.Answer answer = wire.send(request);
      return answer.status() == 200
          ? parse(answer.body())
              .map(body -> body.path("result"))
              .filter(result -> !result.path("isError").asBoolean(true))
              .map(result -> result.path("structuredContent"))
              .filter(JsonNode::isObject)
          : Optional.empty();
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  private sealed interface Got {
    record Value(JsonNode value) implements Got {}

    record None() implements Got {}

    record Failed() implements Got {}
  }

  private Got get(String path) {
    try {
      ServerWire.Answer answer =
          wire.send(
              new ServerWire.Request(
                  "GET", path, Map.of("Accept", "application/json"), Optional.empty()));
      if (answer.status() == NOT_FOUND) {
        return new Got.None();
      }
      return answer.status() == 200
          ? parse(answer.body()).<Got>map(Got.Value::new).orElseGet(Got.Failed::new)
          : new Got.Failed();
    } catch (IOException _) {
      return new Got.Failed();
    }
  }

  private static Optional<JsonNode> parse(byte[] body) {
    return StrictJson.parse(body) instanceof Outcome.Ok<JsonNode>(JsonNode value)
        ? Optional.of(value)
        : Optional.empty();
  }

  private static Optional<Instant> instant(String text) {
    try {
      return Optional.of(Instant.parse(text));
    } catch (DateTimeException _) {
      return Optional.empty();
    }
  }
}
