package be.becivic.cli.proof;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Speaks to the server as agents behind a proxy do, each from an address of its own. */
final class ProofClient implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final URI server;
  private final HttpClient http = HttpClient.newHttpClient();
  private final JsonMapper json = new JsonMapper();

  ProofClient(URI server) {
    this.server = server;
  }

  /** A status and a body. */
  record Answer(int status, String body) {
    boolean isTaken() {
      return status < 300;
    }
  }

  Answer post(String path, JsonNode document, String from) throws IOException {
    return send(
        request(path, from)
            .header("Content-Type", "application/json")
            .header("Accept", "application/json, text/event-stream")
            .POST(BodyPublishers.ofString(document.toString())));
  }

  Answer delete(String path, String token, String from) throws IOException {
    return send(request(path, from).header("Authorization", "Bearer " + token).DELETE());
  }

  Answer get(String path) throws IOException {
    return send(request(path, "203.0.113.1").GET());
  }

  /** The same submission as a call of an MCP tool. */
  Answer callTool(String tool, JsonNode document, String from) throws IOException {
    var call =
        json.createObjectNode().put("jsonrpc", "2.0").put("id", 1).put("method", "tools/call");
    call.putObject("params").put("name", tool).set("arguments", document);
    return post("/mcp", call, from);
  }

  JsonNode parse(String body) {
    return json.readTree(body);
  }

  private HttpRequest.Builder request(String path, String from) {
    return HttpRequest.newBuilder(server.resolve(path))
        .timeout(PATIENCE)
        .header("X-Forwarded-For", from);
  }

  private Answer send(HttpRequest.Builder request) throws IOException {
    try {
      HttpResponse<String> response = http.send(request.build(), BodyHandlers.ofString());
      return new Answer(response.statusCode(), response.body());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", interrupted);
    }
  }

  @Override
  public void close() {
    http.close();
  }
}
