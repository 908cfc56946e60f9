package be.becivic.bench;

import be.becivic.bench.http.FreshEnvelopes;
import be.becivic.bench.load.LoadDriver;
import be.becivic.bench.process.ServerProcess;
import be.becivic.bench.report.Aim;
import be.becivic.bench.report.ReportRow;
import be.becivic.bench.report.ReportSection;
import be.becivic.bench.run.BenchProgress;
import be.becivic.bench.run.Benchmark;
import be.becivic.bench.run.WorkFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
    name = "first",
    description = {
      "The first seconds of load after a start against the same server once it is warm.",
      "",
      "Starts the packaged program as the launcher does, with and without its ahead-of-time cache,"
          + " and sends envelopes of ten at once. Builds the program first where it is not up to "
          + "date.",
      ""
    },
    sortOptions = false)
final class FirstSecondsBenchmark extends Benchmark {
  private static final Aim WARM_AT_ONCE = new Aim.AtLeast(0.7);
  private static final int OK = 200;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      description = "How long the first and the last part are (${DEFAULT-VALUE}).")
  private int seconds = 10;

  @Option(
      names = "--between",
      paramLabel = "N",
      description = "Seconds of load between them (${DEFAULT-VALUE}).")
  private int between = 30;

  @Option(
      names = "--connections",
      paramLabel = "N",
      description = "Connections kept busy (${DEFAULT-VALUE}).")
  private int connections = 64;

  /** Envelopes a second in the two parts. */
  private record Warmth(double first, double warm) {
    double ratio() {
      return first / warm;
    }
  }

  @Override
  protected ReportSection measure(BenchProgress progress) throws IOException, InterruptedException {
    PackagedProgram program = PackagedProgram.build();
    progress.say("without cache");
    Warmth plain = measure(program.withoutCache());
    progress.say("with cache");
    Warmth cached = measure(program);
    return new ReportSection(
        "first",
        "Envelopes of ten in the first %d s after a start, and warm".formatted(seconds),
        List.of(
            ReportRow.of("first_per_s", "first, with cache", cached.first(), "/s"),
            ReportRow.of("warm_per_s", "warm, with cache", cached.warm(), "/s"),
            ReportRow.of("ratio", "first / warm", cached.ratio(), "").aimingAt(WARM_AT_ONCE),
            ReportRow.of("first_without_cache_per_s", "first, without", plain.first(), "/s"),
            ReportRow.of("warm_without_cache_per_s", "warm, without", plain.warm(), "/s"),
            ReportRow.of("ratio_without_cache", "first / warm, without", plain.ratio(), "")));
  }

  private Warmth measure(PackagedProgram program) throws IOException, InterruptedException {
    try (WorkFolder folder = WorkFolder.create()) {
      Path data = folder.path().resolve("data");
      program.serve(data, List.of()).close();
      try (ServerProcess server = program.serve(data, PackagedProgram.WITHOUT_LIMITS)) {
        double first = send(server, seconds);
        send(server, between);
        return new Warmth(first, send(server, seconds));
      }
    }
  }

  private double send(ServerProcess server, int length) throws InterruptedException {
    return new LoadDriver(server.address(), connections, OK)
        .run(Duration.ofSeconds(length), FreshEnvelopes::toServer)
        .perSecond();
  }
}
