package be.becivic.bench.http;

import be.becivic.bench.process.ServerProcess;
import be.becivic.bench.report.ReportSection;
import be.becivic.bench.run.BenchProgress;
import be.becivic.bench.run.Benchmark;
import be.becivic.bench.run.LoadOptions;
import be.becivic.bench.run.RoundOptions;
import be.becivic.bench.run.Rounds;
import be.becivic.bench.run.WorkFolder;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "read",
    description = {
      "A skill's page against a constant of its size, and reading it through the tool of the MCP "
          + "endpoint against reading it over HTTP.",
      "",
      "Starts the server in a process of its own and keeps connections over loopback busy.",
      ""
    },
    sortOptions = false)
public final class ReadBenchmark extends Benchmark {
  private static final int OK = 200;

  @Mixin
  private final LoadOptions options =
      new LoadOptions(64, Duration.ofSeconds(5), new RoundOptions(4, Duration.ofSeconds(15)));

  @Override
  protected ReportSection measure(BenchProgress progress) throws IOException, InterruptedException {
    try (WorkFolder folder = WorkFolder.create();
        ServerProcess server = ServerUnderLoad.process(folder.path(), "data")) {
      int bytes = sizeOfPage(server);
      progress.say("warming up");
      once(server, bytes, options.warmUp());
      var results =
          Rounds.of(options.rounds(), progress, _ -> once(server, bytes, options.round()));
      return ReadRound.section(results, options.connections(), bytes);
    }
  }

  private ReadRound once(ServerProcess server, int bytes, Duration duration)
      throws InterruptedException {
    return new ReadRound(
        send(server, SkillRequests.page(ServerUnderLoad.constantOf(bytes)), duration),
        send(server, SkillRequests.page(SkillRequests.PAGE), duration),
        send(server, SkillRequests.twin(), duration),
        send(server, SkillRequests.tool(), duration));
  }

  private RequestSide send(ServerProcess server, byte[] request, Duration duration)
      throws InterruptedException {
    return RequestSide.of(server, options.connections(), OK, duration, () -> () -> request);
  }

  private static int sizeOfPage(ServerProcess server) throws IOException, InterruptedException {
    try (HttpClient client = HttpClient.newHttpClient()) {
      HttpResponse<byte[]> page =
          client.send(
              HttpRequest.newBuilder(server.address().resolve(SkillRequests.PAGE)).build(),
              BodyHandlers.ofByteArray());
      return page.body().length;
    }
  }
}
