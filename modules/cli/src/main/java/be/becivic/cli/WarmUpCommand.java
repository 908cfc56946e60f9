package be.becivic.cli;

import be.becivic.cli.option.Home;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.MemoryFiles;
import be.becivic.server.Server;
import be.becivic.server.config.Configuration;
import be.becivic.server.wiring.ChosenSite;
import be.becivic.site.Site;
import be.becivic.site.export.Export;
import be.becivic.site.export.ExportProgress;
import com.fasterxml.uuid.Generators;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/**
 * Goes through a start, a few requests, a load and an export, so that the launcher can record what
 * they load and what is used most.
 */
@Command(name = "warm-up", hidden = true)
final class WarmUpCommand implements Callable<Integer> {
  private static final String COLLECTION = "/api/feedback-channel";
  private static final String PLENTY = "1000000000";

  /** The load comes from one address. */
  private static final List<String> SETTINGS =
      List.of(
          "http.port=0",
          "limits.per-day=" + PLENTY,
          "limits.burst-per-hour=" + PLENTY,
          "limits.global-per-hour=" + PLENTY,
          "limits.validations-per-day=" + PLENTY);

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    Path data = Files.createTempDirectory("becivic-warm-up");
    try {
      var configuration = Configuration.load(data, Optional.empty(), Map.of(), SETTINGS);
      try (Server server = Server.start(configuration, data, Home.corpus())) {
        visit(server);
        int taken = TrainingLoad.on(server.address()).run();
        spec.commandLine().getOut().printf("%d envelopes taken%n", taken);
      }
      Corpus corpus = Corpus.load(MemoryFiles.ofFolder(Home.corpus()));
      Site site = Site.of(corpus, ChosenSite.of(configuration, corpus).settings(configuration));
      Export.write(site, data.resolve("site"), ExportProgress.NONE);
    } finally {
      delete(data);
    }
    return 0;
  }

  private static void visit(Server server) throws IOException, InterruptedException {
    String id = "fbk_" + Generators.timeBasedEpochGenerator().generate();
    try (HttpClient client = HttpClient.newHttpClient()) {
      for (String path : List.of("/healthz", "/readyz", "/metrics", "/nowhere")) {
        send(client, request(server, path).GET());
      }
      send(client, request(server, COLLECTION).POST(BodyPublishers.ofString("{}")));
      send(client, request(server, COLLECTION).POST(BodyPublishers.ofString(feedback(id))));
      send(client, request(server, COLLECTION + "/" + id).GET());
      send(client, request(server, COLLECTION + "/" + id).DELETE());
    }
  }

  private static HttpRequest.Builder request(Server server, String path) {
    return HttpRequest.newBuilder(server.address().resolve(path))
        .header("Content-Type", "application/json")
        .header("Authorization", "Bearer none");
  }

  private static void send(HttpClient client, HttpRequest.Builder request)
      throws IOException, InterruptedException {
    client.send(request.build(), BodyHandlers.discarding());
  }

  private static String feedback(String id) {
    return """
    {"schema_version": 1, "feedback_id": "%s", "submitted_at": "%s",
     "submitting_agent": "warm-up/1", "submission_contract_version": "2.1.0",
     "declared_capabilities": ["multi_turn", "structured_output"], "body": "Warming up."}\
    """
        .formatted(id, Instant.now());
  }

  private static void delete(Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
