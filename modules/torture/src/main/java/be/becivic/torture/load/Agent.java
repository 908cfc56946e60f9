package be.becivic.torture.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Talks to servers over HTTP, and over MCP at the same address. */
public final class Agent implements AutoCloseable {
  private static final JsonMapper JSON = new JsonMapper();
  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final String MCP_REVISION = "2026-07-28";

  private final HttpClient http = HttpClient.newHttpClient();

  /** What came back. */
  public record Reply(int status, String text, HttpResponse<String> response) {
    public JsonNode json() {
      return JSON.readTree(text);
    }

    public String header(String name) {
      return response.headers().firstValue(name).orElse("");
    }
  }

  public Reply get(URI server, String path, Map<String, String> headers) throws IOException {
    return send(request(server, path, headers).GET());
  }

  public Reply get(URI server, String path) throws IOException {
    return get(server, path, Map.of());
  }

  public Reply post(URI server, String path, JsonNode body, Map<String, String> headers)
      throws IOException {
    return send(
        request(server, path, headers)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body.toString())));
  }

  public Reply form(URI server, String path, String fields, Map<String, String> headers)
      throws IOException {
    return send(
        request(server, path, headers)
            .header("Content-Type", "application/x-www-form-urlencoded")
            .POST(BodyPublishers.ofString(fields)));
  }

  public Reply delete(URI server, String path, String token) throws IOException {
    return send(request(server, path, Map.of("Authorization", "Bearer " + token)).DELETE());
  }

  /** Calls a tool; the reply's text is the whole message. */
  public Reply call(URI server, String tool, ObjectNode arguments, Map<String, String> headers)
      throws IOException {
    ObjectNode message = JSON.createObjectNode().put("jsonrpc", "2.0").put("id", 1);
    ObjectNode params = message.put("method", "tools/call").putObject("params").put("name", tool);
    params.set("arguments", arguments);
    ObjectNode meta = params.putObject("_meta");
    meta.put("io.modelcontextprotocol/protocolVersion", MCP_REVISION);
    meta.putObject("io.modelcontextprotocol/clientCapabilities");
    return send(
        request(server, "/mcp", headers)
            .header("Content-Type", "application/json")
            .header("Accept", "application/json, text/event-stream")
            .header("MCP-Protocol-Version", MCP_REVISION)
            .header("Mcp-Method", "tools/call")
            .header("Mcp-Name", tool)
            .POST(BodyPublishers.ofString(message.toString())));
  }

  private static HttpRequest.Builder request(URI server, String path, Map<String, String> headers) {
    var request = HttpRequest.newBuilder(server.resolve(path)).timeout(PATIENCE);
    headers.forEach(request::header);
    return request;
  }

  private Reply send(HttpRequest.Builder request) throws IOException {
    try {
      HttpResponse<String> response = http.send(request.build(), BodyHandlers.ofString());
      return new Reply(response.statusCode(), response.body(), response);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IOException(interrupted);
    }
  }

  @Override
  public void close() {
    http.shutdownNow();
  }
}
