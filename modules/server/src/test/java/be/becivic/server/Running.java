package be.becivic.server;

import be.becivic.server.config.Configuration;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A whole server over the shipped corpus, and a client of both its surfaces. */
public final class Running implements AutoCloseable {
  private static final JsonMapper JSON = new JsonMapper();
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  /** With these, what is handed in is committed and counted at once, as far as tests can tell. */
  private static final String[] SOON = {
    "staging.window=PT0.1S", "jobs.commit.every=PT0.2S", "jobs.lifecycle.every=PT0.2S"
  };

  private static final String REVISION = "2026-07-28";

  private final URI address;
  private Optional<Server> server;
  private final HttpClient http = HttpClient.newHttpClient();

  private Running(Server server) {
    this.address = server.address();
    this.server = Optional.of(server);
  }

  /** Starts on the data of the folder, or as one that has been started before. */
  public static Running in(Path folder, String... settings) {
    if (Files.notExists(folder.resolve("data"))) {
      UsedFolder.copyInto(folder);
    }
    return first(folder, settings);
  }

  /** The same, where nobody has to wait for jobs. */
  static Running soon(Path folder, String... settings) {
    return in(folder, Stream.of(SOON, settings).flatMap(Stream::of).toArray(String[]::new));
  }

  /** Starts on the data of the folder; where there is none, everything is made anew. */
  public static Running first(Path folder, String... settings) {
    return over(Path.of("..", "..", "corpus"), folder, settings);
  }

  /** A server over another corpus than the shipped one. */
  static Running over(Path corpus, Path folder, String... settings) {
    var all = new ArrayList<>(List.of("http.port=0"));
    all.addAll(List.of(settings));
    if (all.stream().noneMatch(setting -> setting.startsWith("site.base-url"))) {
      all.add("site.base-url=https://becivic.be");
    }
    return new Running(
        Server.start(
            Configuration.load(folder, Optional.empty(), Map.of(), all),
            folder.resolve("data"),
            corpus));
  }

  public JsonNode get(String path) {
    return parse(send(request(path).GET()).body());
  }

  /** What a reader gets. */
  String page(String path) {
    return send(request(path).GET()).body();
  }

  public HttpResponse<String> post(String path, String body) {
    return send(
        request(path)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body)));
  }

  /** The result of a call. */
  JsonNode call(String tool, String arguments) {
    ObjectNode params = JSON.createObjectNode().put("name", tool);
    params.set("arguments", read(arguments));
    JsonNode reply = ask("tools/call", tool, params);
    if (!reply.has("result")) {
      throw new AssertionError(reply.toString());
    }
    return reply.get("result");
  }

  /** What a tool gave programs. */
  JsonNode structured(String tool, String arguments) {
    return call(tool, arguments).get("structuredContent");
  }

  /** The problem a tool refused with, which it gives as text alone. */
  JsonNode refused(String tool, String arguments) {
    JsonNode result = call(tool, arguments);
    if (!result.get("isError").booleanValue() || result.has("structuredContent")) {
      throw new AssertionError(result.toString());
    }
    return parse(result.at("/content/0/text").stringValue());
  }

  JsonNode ask(String method, String name, ObjectNode params) {
    ObjectNode meta = params.putObject("_meta");
    meta.put("io.modelcontextprotocol/protocolVersion", REVISION);
    meta.putObject("io.modelcontextprotocol/clientCapabilities");
    ObjectNode message = JSON.createObjectNode().put("jsonrpc", "2.0").put("id", 1);
    message.put("method", method).set("params", params);
    HttpRequest.Builder request =
        request("/mcp")
            .header("Content-Type", "application/json")
            .header("Accept", "application/json, text/event-stream")
            .header("MCP-Protocol-Version", REVISION)
            .header("Mcp-Method", method);
    if (!name.isEmpty()) {
      request.header("Mcp-Name", name);
    }
    return JSON.readTree(send(request.POST(BodyPublishers.ofString(message.toString()))).body());
  }

  /** Asks again and again, since what jobs do takes its time. */
  static void await(BooleanSupplier done) {
    await(done, () -> "");
  }

  /** The same, with words for when it takes too long. */
  static void await(BooleanSupplier done, Supplier<String> whatIsKnown) {
    Instant until = Instant.now().plus(PATIENCE);
    while (!done.getAsBoolean()) {
      if (Instant.now().isAfter(until)) {
        throw new AssertionError("it takes too long " + whatIsKnown.get());
      }
      try {
        Thread.sleep(50);
      } catch (InterruptedException stopped) {
        throw new IllegalStateException(stopped);
      }
    }
  }

  static JsonNode parse(String json) {
    return JSON.readTree(json);
  }

  /** JSON with its quotes, or with single ones that are easier on the eye. */
  static ObjectNode read(String json) {
    return parse(json.contains("\"") ? json : json.replace('\'', '"')).asObject();
  }

  public HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(address + path)).timeout(Duration.ofSeconds(30));
  }

  public HttpResponse<String> send(HttpRequest.Builder request) {
    try {
      return http.send(request.build(), BodyHandlers.ofString());
    } catch (IOException | InterruptedException broken) {
      throw new IllegalStateException(broken);
    }
  }

  /** Lets go of it as well: a test class is kept until its process ends, and a server is large. */
  @Override
  public void close() {
    http.shutdownNow();
    server.ifPresent(Server::close);
    server = Optional.empty();
  }
}
