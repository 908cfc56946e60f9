package be.becivic.bench.http;

import be.becivic.bench.process.JavaProgram;
import be.becivic.bench.process.ServerProcess;
import be.becivic.bench.report.ReportSection;
import be.becivic.bench.run.BenchProgress;
import be.becivic.bench.run.Benchmark;
import be.becivic.bench.run.InstalledHome;
import be.becivic.bench.run.LoadOptions;
import be.becivic.bench.run.RoundOptions;
import be.becivic.bench.run.Rounds;
import be.becivic.bench.run.WorkFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "http",
    description = {
      "Accepting and staging a feedback against answering a constant to it, and that answer "
          + "against the same one from the HTTP library's own server.",
      "",
      "Starts the server in a process of its own with an embedded database on this disk, and keeps"
          + " connections over loopback busy, in turns with one kind of request and the other.",
      ""
    },
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  becivic bench http --connections 256",
      "  becivic bench http --record stage.jfr && jfr view hot-methods stage.jfr"
    })
public final class HttpBenchmark extends Benchmark {
  private static final int CREATED = 201;

  @Mixin
  private final LoadOptions options =
      new LoadOptions(64, Duration.ofSeconds(5), new RoundOptions(4, Duration.ofSeconds(15)));

  @Option(
      names = "--record",
      paramLabel = "FILE",
      description = "Record the server with JFR during one more round of staging.")
  private @Nullable Path recording;

  @Override
  protected ReportSection measure(BenchProgress progress) throws IOException, InterruptedException {
    try (WorkFolder folder = WorkFolder.create();
        ServerProcess server = ServerUnderLoad.process(folder.path(), "data");
        ServerProcess library = startLibrary(folder.path())) {
      progress.say("warming up");
      send(server, ServerUnderLoad.CONSTANT, options.warmUp());
      send(library, ServerUnderLoad.CONSTANT, options.warmUp());
      send(server, ServerUnderLoad.STAGE, options.warmUp());
      var results =
          Rounds.of(
              options.rounds(),
              progress,
              _ ->
                  new HttpRound(
                      send(server, ServerUnderLoad.CONSTANT, options.round()),
                      send(library, ServerUnderLoad.CONSTANT, options.round()),
                      send(server, ServerUnderLoad.STAGE, options.round())));
      Optional<Path> file = Optional.ofNullable(recording);
      if (file.isPresent()) {
        progress.say("recording into " + file.get());
        server.diagnosis().startRecording();
        send(server, ServerUnderLoad.STAGE, options.round());
        server.diagnosis().stopRecording(file.get());
      }
      return HttpRound.section(results, options.connections());
    }
  }

  private static ServerProcess startLibrary(Path folder) throws IOException {
    return ServerProcess.start(
        JavaProgram.main(InstalledHome.path(), LibraryServer.class), folder.resolve("library.log"));
  }

  private RequestSide send(ServerProcess server, String path, Duration duration)
      throws InterruptedException {
    return RequestSide.of(
        server, options.connections(), CREATED, duration, () -> FreshFeedback.to(path));
  }
}
