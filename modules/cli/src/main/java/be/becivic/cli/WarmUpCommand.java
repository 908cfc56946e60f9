package be.becivic.cli;

import be.becivic.server.Server;
import be.becivic.server.config.Configuration;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Goes through a start and a few requests once, so that the launcher can record what they load. */
@Command(name = "warm-up", hidden = true)
final class WarmUpCommand implements Callable<Integer> {

  @Override
  public Integer call() throws IOException, InterruptedException {
    Path data = Files.createTempDirectory("becivic-warm-up");
    try {
      var configuration =
          Configuration.load(data, Optional.empty(), Map.of(), List.of("http.port=0"));
      try (Server server = Server.start(configuration, data, Home.corpus())) {
        visit(server);
      }
    } finally {
      delete(data);
    }
    return 0;
  }

  private static void visit(Server server) throws IOException, InterruptedException {
    try (HttpClient client = HttpClient.newHttpClient()) {
      for (String path : List.of("/healthz", "/readyz", "/metrics", "/nowhere")) {
        client.send(
            HttpRequest.newBuilder(server.address().resolve(path)).build(),
            BodyHandlers.discarding());
      }
      client.send(
          HttpRequest.newBuilder(server.address().resolve("/api/feedback-channel"))
              .header("Content-Type", "application/json")
              .POST(HttpRequest.BodyPublishers.ofString("{}"))
              .build(),
          BodyHandlers.discarding());
    }
  }

  private static void delete(Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
