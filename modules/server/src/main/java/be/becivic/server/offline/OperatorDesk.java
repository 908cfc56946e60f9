package be.becivic.server.offline;

import static java.nio.charset.StandardCharsets.UTF_8;

import be.becivic.protocol.operation.HttpMethod;
import be.becivic.server.config.Configuration;
import be.becivic.server.data.DataFolder;
import be.becivic.server.data.StartFailure;
import be.becivic.server.http.InProcess;
import be.becivic.server.http.Response;
import be.becivic.server.observe.Logging;
import be.becivic.server.routes.ApiRoutes;
import be.becivic.server.wiring.OpenedParts;
import be.becivic.server.wiring.Rooms;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Where the operator of a data folder asks for things: the server that has the folder, or where
 * none runs, the same routes in this process.
 */
public final class OperatorDesk implements AutoCloseable {
  /** What came back; the body is JSON. */
  public record Answer(int status, String body) {

    /** Leaves the body out, so that it cannot reach a log. */
    @Override
    public String toString() {
      return "Answer[%d]".formatted(status);
    }
  }

  private interface Line {
    Answer ask(HttpMethod method, String target, String body);
  }

  private final OpenedParts parts;
  private final Line line;

  private OperatorDesk(OpenedParts parts, Line line) {
    this.parts = parts;
    this.line = line;
  }

  /**
   * Opens the desk of a data folder.
   *
   * @throws StartFailure when a person has to put something right first
   */
  public static OperatorDesk open(Configuration configuration, Path data, Path corpusSeed) {
    if (!Files.isDirectory(data)) {
      throw new StartFailure("there is no data folder " + data + "; name one with --data");
    }
    Logging.start(configuration);
    var parts = new OpenedParts();
    try {
      Optional<DataFolder> free = DataFolder.openIfFree(data);
      return new OperatorDesk(
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

  private static Line here(
      Configuration configuration, DataFolder data, Path seed, OpenedParts parts) {
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
    return line.ask(HttpMethod.GET, target, "");
  }

  public Answer post(String target, String json) {
    return line.ask(HttpMethod.POST, target, json);
  }

  @Override
  public void close() {
    parts.close();
  }
}
