package be.becivic.server.doctor;

import be.becivic.server.data.DataFolder;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** The server that uses the folder, if one does. */
final class ServerExam {
  private static final String PART = "server";
  private static final Duration PATIENCE = Duration.ofSeconds(5);
  private static final int OK = 200;

  private ServerExam() {}

  static Condition look(Path data) {
    Optional<URI> address = DataFolder.findAddress(data);
    return address.isEmpty()
        ? new Condition.Sound(PART, "none is running on this folder")
        : ask(address.get());
  }

  private static Condition ask(URI address) {
    HttpRequest request =
        HttpRequest.newBuilder(address.resolve("/readyz")).timeout(PATIENCE).build();
    try (var http = HttpClient.newBuilder().connectTimeout(PATIENCE).build()) {
      int status = http.send(request, BodyHandlers.discarding()).statusCode();
      return status == OK
          ? new Condition.Sound(PART, "it is ready at " + address)
          : new Condition.Broken(
              PART,
              "it runs at " + address + " but cannot store anything",
              "its log says cannot_write with the reason");
    } catch (IOException _) {
      return new Condition.Broken(
          PART,
          "it should be at " + address + " but does not answer",
          "if its process is gone, start it again; if not, end it first");
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(interrupted);
    }
  }
}
