package be.becivic.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import be.becivic.protocol.json.StrictJson;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The server that holds a data folder, as the operator talks to it. */
record RunningServer(URI address, String token) {

  JobRun run(JobKind kind, Optional<byte[]> file) {
    ObjectNode body = JsonNodeFactory.instance.objectNode();
    file.ifPresent(bytes -> body.put(JobRoutes.FILE, new String(bytes, UTF_8)));
    HttpRequest request =
        HttpRequest.newBuilder(address.resolve(JobRoutes.PREFIX + kind.wireName()))
            .header("Authorization", "Bearer " + token)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body.toString()))
            .build();
    HttpResponse<String> answer = send(request);
    if (answer.statusCode() != 200) {
      throw new StartFailure("the server at " + address + " answered " + answer.statusCode());
    }
    JsonNode report = StrictJson.parseStored(answer.body());
    return new JobRun(
        report.get(JobRoutes.OK).booleanValue(), report.get(JobRoutes.TEXT).stringValue());
  }

  private HttpResponse<String> send(HttpRequest request) {
    try (var http = HttpClient.newHttpClient()) {
      return http.send(request, BodyHandlers.ofString());
    } catch (IOException broken) {
      throw new UncheckedIOException("the server at " + address + " cannot be reached", broken);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(interrupted);
    }
  }
}
