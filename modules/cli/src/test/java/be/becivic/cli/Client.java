package be.becivic.cli;

import com.fasterxml.uuid.Generators;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** An agent that hands things in. */
final class Client implements AutoCloseable {
  private static final JsonMapper JSON = new JsonMapper();

  private final HttpClient http = HttpClient.newHttpClient();
  private final URI server;

  Client(URI server) {
    this.server = server;
  }

  /** What came back. */
  record Reply(int status, JsonNode body, HttpResponse<String> response) {
    String text(String member) {
      return body.path(member).asString("");
    }

    Optional<String> header(String name) {
      return response.headers().firstValue(name);
    }
  }

  static String freshId() {
    return "fbk_" + Generators.timeBasedEpochGenerator().generate();
  }

  static String feedback(String id, String text) {
    return JSON.writeValueAsString(
        JSON.createObjectNode()
            .put("schema_version", 1)
            .put("feedback_id", id)
            .put("submitted_at", Instant.now().toString())
            .put("submitting_agent", "test-agent/1.0")
            .put("submission_contract_version", "2.1.0")
            .put("topic", "suggestion")
            .put("body", text)
            .set(
                "declared_capabilities",
                JSON.createArrayNode().add("multi_turn").add("structured_output")));
  }

  Reply post(String body, String... headers) throws IOException, InterruptedException {
    return postTo("/api/feedback-channel", body, headers);
  }

  Reply postTo(String path, String body, String... headers)
      throws IOException, InterruptedException {
    return send(
        request(path, headers)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body)));
  }

  Reply submit(Sample sample, String... headers) throws IOException, InterruptedException {
    return postTo(sample.collection(), sample.json().toString(), headers);
  }

  Reply get(String path) throws IOException, InterruptedException {
    return send(request(path).GET());
  }

  Reply delete(String id, String token) throws IOException, InterruptedException {
    return send(
        request("/api/feedback-channel/" + id).header("Authorization", "Bearer " + token).DELETE());
  }

  Reply status(String id) throws IOException, InterruptedException {
    return get("/api/feedback-channel/" + id);
  }

  /** Asks until the submission has left staging, within a bound. */
  Reply awaitCommitted(String id) throws IOException, InterruptedException {
    Reply reply = status(id);
    for (int i = 0; i < 300 && !reply.text("state").equals("committed"); i++) {
      Thread.sleep(Duration.ofMillis(100));
      reply = status(id);
    }
    return reply;
  }

  HttpRequest.Builder request(String path, String... headers) {
    var builder = HttpRequest.newBuilder(server.resolve(path)).timeout(Duration.ofSeconds(30));
    return headers.length == 0 ? builder : builder.headers(headers);
  }

  Reply send(HttpRequest.Builder request) throws IOException, InterruptedException {
    HttpResponse<String> response = http.send(request.build(), BodyHandlers.ofString());
    String type = response.headers().firstValue("Content-Type").orElse("");
    JsonNode body = type.contains("json") ? JSON.readTree(response.body()) : JSON.nullNode();
    return new Reply(response.statusCode(), body, response);
  }

  @Override
  public void close() {
    http.shutdownNow();
  }
}
