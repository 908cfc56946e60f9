package be.becivic.server;

import be.becivic.server.config.Configuration;
import be.becivic.server.config.Keys;
import be.becivic.server.config.Secret;
import be.becivic.server.http.InProcess;
import be.becivic.server.http.Method;
import be.becivic.server.http.Response;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/**
 * Where the operator of a data folder asks for things: the server that has the folder, or where
 * none runs, the same routes in this process.
 */
public final class Desk implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofMinutes(5);

  /** What came back; the body is JSON. */
  public record Answer(int status, String body) {

    /** Leaves the body out, so that it cannot reach a log. */
    @Override
    public String toString() {
      return "Answer[%d]".formatted(status);
    }
  }

  private interface Line {
    Answer ask(Method method, String target, String authorization, String body);
  }

  private final Parts parts;
  private final Line line;
  private final String authorization;

  private Desk(Parts parts, Line line, String token) {
    this.parts = parts;
    this.line = line;
    this.authorization = "Bearer " + token;
  }

  /**
   * Opens the desk of a data folder.
   *
   * @throws StartFailure when a person has to put something right first
   */
  public static Desk open(Configuration configuration, Path data, Path corpusSeed) {
    var parts = new Parts();
    try {
      Optional<DataFolder> free = DataFolder.openIfFree(data);
      return free.isPresent()
          ? here(configuration, parts.add(free.get()), corpusSeed, parts)
          : there(configuration, data, parts);
    } catch (RuntimeException failure) {
      parts.close();
      throw StartFailure.because(failure);
    }
  }

  private static Desk there(Configuration configuration, Path data, Parts parts) {
    URI server = URI.create(read(data.resolve(DataFolder.ADDRESS)));
    Secret shared = configuration.get(Keys.OPERATOR_TOKEN);
    String token = shared.isSet() ? shared.reveal() : read(data.resolve(DataFolder.OPERATOR_TOKEN));
    HttpClient http = parts.add(HttpClient.newHttpClient());
    return new Desk(
        parts,
        (method, target, authorization, body) ->
            send(http, server.resolve(target), method, authorization, body),
        token);
  }

  private static Desk here(Configuration configuration, DataFolder data, Path seed, Parts parts) {
    var rooms = new Rooms(configuration, data, seed, parts);
    rooms.guard.look();
    var routes = new InProcess(ApiRoutes.maintenance(rooms));
    return new Desk(
        parts,
        (method, target, authorization, body) ->
            answer(
                routes.ask(method, target, authorization, body.getBytes(StandardCharsets.UTF_8))),
        rooms.operator.reveal());
  }

  private static Answer answer(Response response) {
    return new Answer(response.status(), new String(response.body(), StandardCharsets.UTF_8));
  }

  public Answer get(String target) {
    return line.ask(Method.GET, target, authorization, "");
  }

  public Answer post(String target, String json) {
    return line.ask(Method.POST, target, authorization, json);
  }

  private static Answer send(
      HttpClient http, URI target, Method method, String authorization, String body) {
    HttpRequest request =
        HttpRequest.newBuilder(target)
            .timeout(PATIENCE)
            .header("Authorization", authorization)
            .header("Content-Type", "application/json")
            .method(
                method.name(),
                method == Method.GET ? BodyPublishers.noBody() : BodyPublishers.ofString(body))
            .build();
    try {
      HttpResponse<String> response = http.send(request, BodyHandlers.ofString());
      return new Answer(response.statusCode(), response.body());
    } catch (IOException broken) {
      throw new StartFailure("the server at " + target.getAuthority() + " does not answer");
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new StartFailure("interrupted while waiting for the server");
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file).strip();
    } catch (IOException broken) {
      throw new UncheckedIOException(
          "a server has the data folder, but " + file + " is missing", broken);
    }
  }

  @Override
  public void close() {
    parts.close();
  }
}
