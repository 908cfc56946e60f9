package be.becivic.server.offline;

import be.becivic.protocol.operation.HttpMethod;
import be.becivic.server.access.OperatorToken;
import be.becivic.server.config.Configuration;
import be.becivic.server.data.DataFolder;
import be.becivic.server.data.StartFailure;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;

/** The server that holds a data folder, as the operator talks to it. */
record RunningServer(URI address, String token) {

  /** The server that holds a folder, which it does not let go of meanwhile. */
  static RunningServer of(Configuration configuration, Path data) {
    URI address =
        DataFolder.findAddress(data)
            .orElseThrow(
                () ->
                    new StartFailure(
                        "a server holds " + data + ", but it does not say where it listens"));
    String token =
        OperatorToken.find(configuration, data)
            .orElseThrow(() -> new StartFailure("there is no operator token for " + data));
    return new RunningServer(address, token);
  }

  HttpResponse<String> ask(HttpMethod method, String target, String body) {
    HttpRequest request =
        HttpRequest.newBuilder(address.resolve(target))
            .header("Authorization", "Bearer " + token)
            .header("Content-Type", "application/json")
            .method(
                method.name(),
                body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body))
            .build();
    try (var http = HttpClient.newHttpClient()) {
      return http.send(request, BodyHandlers.ofString());
    } catch (IOException _) {
      throw new StartFailure("the server at " + address + " cannot be reached");
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(interrupted);
    }
  }
}
