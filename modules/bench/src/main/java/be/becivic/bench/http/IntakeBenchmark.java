package be.becivic.bench.http;

import be.becivic.bench.load.Load;
import be.becivic.bench.load.LoadDriver;
import be.becivic.bench.process.JavaProgram;
import be.becivic.bench.process.ServerProcess;
import be.becivic.bench.report.ReportSection;
import be.becivic.bench.run.Benchmark;
import be.becivic.bench.run.InstalledHome;
import be.becivic.bench.run.Output;
import be.becivic.bench.run.WorkFolder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "intake",
    description = {
      "An envelope of ten mixed items through the whole pipeline, against the same server only",
      "parsing it and writing each item to disk as a row, and against a database that is already",
      "full.",
      ""
    },
    sortOptions = false)
public final class IntakeBenchmark implements Benchmark, Callable<Integer> {
  private static final int OK = 200;

  @Mixin private final LoadOptions options = new LoadOptions();

  @Option(
      names = "--stored",
      paramLabel = "N",
      description = "Rows in the full database (${DEFAULT-VALUE}).")
  private int stored = 1_000_000;

  @Mixin private Output output;

  @Override
  public Integer call() throws IOException, InterruptedException {
    return output.of(List.of(this));
  }

  @Override
  public ReportSection measure(Consumer<String> progress) throws IOException, InterruptedException {
    try (WorkFolder folder = WorkFolder.create(InstalledHome.path())) {
      Path full = Files.createDirectories(folder.path().resolve("full"));
      progress.accept("intake, storing %,d rows".formatted(stored));
      try (var store = new RawStore(full.resolve("becivic.db"))) {
        store.fill(stored, new String(Samples.feedback(Instant.now()), StandardCharsets.UTF_8));
      }
      try (ServerProcess empty = start(folder.path(), "empty");
          ServerProcess filled = start(folder.path(), "full")) {
        return measure(empty, filled, progress);
      }
    }
  }

  private ReportSection measure(
      ServerProcess empty, ServerProcess filled, Consumer<String> progress)
      throws InterruptedException {
    progress.accept("intake, warming up");
    send(empty, ServerUnderLoad.RAW, options.connections, options.warmUp);
    send(empty, ServerUnderLoad.ENVELOPE, options.connections, options.warmUp);
    send(filled, ServerUnderLoad.ENVELOPE, options.connections, options.warmUp);
    var results = new ArrayList<IntakeRound>();
    for (int i = 1; i <= options.rounds; i++) {
      progress.accept("intake, round %d of %d".formatted(i, options.rounds));
      results.add(
          new IntakeRound(
              send(empty, ServerUnderLoad.RAW, options.connections, options.round),
              send(empty, ServerUnderLoad.ENVELOPE, options.connections, options.round),
              send(filled, ServerUnderLoad.ENVELOPE, options.connections, options.round)));
    }
    progress.accept("intake, 256 connections");
    Load many = send(empty, ServerUnderLoad.ENVELOPE, 256, options.round);
    return IntakeRound.section(results, many, options.connections, stored);
  }

  private static ServerProcess start(Path folder, String name) throws IOException {
    return ServerProcess.start(
        JavaProgram.main(
            InstalledHome.path(), ServerUnderLoad.class, folder.resolve(name).toString()),
        folder.resolve(name + ".log"));
  }

  private static Load send(ServerProcess server, String path, int connections, Duration duration)
      throws InterruptedException {
    return new LoadDriver(server.address(), connections, OK)
        .run(duration, () -> FreshEnvelopes.to(path));
  }
}
