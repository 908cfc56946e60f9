package be.becivic.bench.http;

import be.becivic.bench.load.Load;
import be.becivic.bench.load.LoadDriver;
import be.becivic.bench.process.ServerProcess;
import be.becivic.bench.report.ReportSection;
import be.becivic.bench.run.BenchProgress;
import be.becivic.bench.run.Benchmark;
import be.becivic.bench.run.LoadOptions;
import be.becivic.bench.run.RoundOptions;
import be.becivic.bench.run.Rounds;
import be.becivic.bench.run.WorkFolder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "intake",
    description = {
      "An envelope of ten mixed items through the whole pipeline, against the same server only"
          + " parsing it and writing each item to disk as a row, and against a database that is"
          + " already full.",
      ""
    },
    sortOptions = false)
public final class IntakeBenchmark extends Benchmark {
  private static final int OK = 200;

  @Mixin
  private final LoadOptions options =
      new LoadOptions(64, Duration.ofSeconds(5), new RoundOptions(4, Duration.ofSeconds(15)));

  @Option(
      names = "--stored",
      paramLabel = "N",
      description = "Rows in the full database (${DEFAULT-VALUE}).")
  private int stored = 1_000_000;

  @Override
  protected ReportSection measure(BenchProgress progress) throws IOException, InterruptedException {
    try (WorkFolder folder = WorkFolder.create()) {
      Path full = Files.createDirectories(folder.path().resolve("full"));
      progress.say("storing %,d rows".formatted(stored));
      try (var store = new RawStore(full.resolve("becivic.db"))) {
        store.fill(stored, new String(Samples.feedback(Instant.now()), StandardCharsets.UTF_8));
      }
      try (ServerProcess empty = ServerUnderLoad.process(folder.path(), "empty");
          ServerProcess filled = ServerUnderLoad.process(folder.path(), "full")) {
        return measure(empty, filled, progress);
      }
    }
  }

  private ReportSection measure(ServerProcess empty, ServerProcess filled, BenchProgress progress)
      throws IOException, InterruptedException {
    progress.say("warming up");
    send(empty, ServerUnderLoad.RAW, options.connections(), options.warmUp());
    send(empty, ServerUnderLoad.ENVELOPE, options.connections(), options.warmUp());
    send(filled, ServerUnderLoad.ENVELOPE, options.connections(), options.warmUp());
    var results =
        Rounds.of(
            options.rounds(),
            progress,
            _ ->
                new IntakeRound(
                    send(empty, ServerUnderLoad.RAW, options.connections(), options.round()),
                    send(empty, ServerUnderLoad.ENVELOPE, options.connections(), options.round()),
                    send(
                        filled, ServerUnderLoad.ENVELOPE, options.connections(), options.round())));
    progress.say("256 connections");
    Load many = send(empty, ServerUnderLoad.ENVELOPE, 256, options.round());
    return IntakeRound.section(results, many, options.connections(), stored);
  }

  private static Load send(ServerProcess server, String path, int connections, Duration duration)
      throws InterruptedException {
    return new LoadDriver(server.address(), connections, OK)
        .run(duration, () -> FreshEnvelopes.to(path));
  }
}
