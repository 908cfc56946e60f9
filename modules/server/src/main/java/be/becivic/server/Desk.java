package be.becivic.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import be.becivic.server.config.Configuration;
import be.becivic.server.http.InProcess;
import be.becivic.server.http.Method;
import be.becivic.server.http.Response;
import be.becivic.server.observe.Logging;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Where the operator of a data folder asks for things: the server that has the folder, or where
 * none runs, the same routes in this process.
 */
public final class Desk implements AutoCloseable {
  /** What came back; the body is JSON. */
  public record Answer(int status, String body) {

    /** Leaves the body out, so that it cannot reach a log. */
    @Override
    public String toString() {
      return "Answer[%d]".formatted(status);
    }
  }

  private interface Line {
    Answer ask(Method method, String target, String body);
  }

  private final Parts parts;
  private final Line line;

  private Desk(Parts parts, Line line) {
    this.parts = parts;
    this.line = line;
  }

  /**
   * Opens the desk of a data folder.
   *
   * @throws StartFailure when a person has to put something right first
   */
  public static Desk open(Configuration configuration, Path data, Path corpusSeed) {
    if (!Files.isDirectory(data)) {
      throw new StartFailure("there is no data folder " + data + "; name one with --data");
    }
    Logging.start(configuration);
    var parts = new Parts();
    try {
      Optional<DataFolder> free = DataFolder.openIfFree(data);
      return new Desk(
          parts,
          free.isPresent()
              ? here(configuration, parts.add(free.get()), corpusSeed, parts)
              : there(RunningServer.of(configuration, data)));
    } catch (RuntimeException failure) {
      parts.close();
      throw StartFailure.because(failure);
    }
  }

  private static Line there(RunningServer server) {
    return (method, target, body) -> {
      HttpResponse<String> response = server.ask(method, target, body);
      return new Answer(response.statusCode(), response.body());
    };
  }

  private static Line here(Configuration configuration, DataFolder data, Path seed, Parts parts) {
    var rooms = new Rooms(configuration, data, seed, parts);
    rooms.guard.look();
    var routes = new InProcess(ApiRoutes.maintenance(rooms));
    String authorization = "Bearer " + rooms.operator.reveal();
    return (method, target, body) -> {
      Response response = routes.ask(method, target, authorization, body.getBytes(UTF_8));
      return new Answer(response.status(), new String(response.body(), UTF_8));
    };
  }

  public Answer get(String target) {
    return line.ask(Method.GET, target, "");
  }

  public Answer post(String target, String json) {
    return line.ask(Method.POST, target, json);
  }

  @Override
  public void close() {
    parts.close();
  }
}
