package be.becivic.bench;

import be.becivic.bench.process.Diagnosis;
import be.becivic.bench.process.ServerProcess;
import be.becivic.bench.report.Aim;
import be.becivic.bench.report.ReportRow;
import be.becivic.bench.report.ReportSection;
import be.becivic.bench.run.Benchmark;
import be.becivic.bench.run.InstalledHome;
import be.becivic.bench.run.Output;
import be.becivic.bench.run.WorkFolder;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "start",
    description = {
      "Start-to-ready, and the memory of the idle server.",
      "",
      "Starts the packaged program as the launcher does, with and without its ahead-of-time",
      "cache, on an empty data folder and once more on the same one, until GET /healthz",
      "answers. Builds the program first where it is not up to date.",
      ""
    })
final class StartBenchmark implements Benchmark, Callable<Integer> {
  private static final Aim QUICK = new Aim.Below(1.5);
  private static final Aim QUICKER = new Aim.Below(1);
  private static final Aim SMALL = new Aim.Below(64);
  private static final Duration SETTLE = Duration.ofSeconds(3);

  @Option(
      names = "--runs",
      paramLabel = "N",
      description = "Starts of each kind (${DEFAULT-VALUE}).")
  private int runs = 5;

  @Mixin private Output output;

  @Override
  public Integer call() throws IOException, InterruptedException {
    return output.of(List.of(this));
  }

  @Override
  public ReportSection measure(Consumer<String> progress) throws IOException, InterruptedException {
    var program = new PackagedProgram(InstalledHome.path());
    program.build();
    var cached = new StartTimes();
    var plain = new StartTimes();
    for (int i = 1; i <= runs; i++) {
      progress.accept("start, run %d of %d".formatted(i, runs));
      cached.add(program);
      plain.add(program.withoutCache());
    }
    progress.accept("start, idle memory");
    var rows = new ArrayList<ReportRow>();
    rows.add(cached.first("first_s", "first start, with cache").aimingAt(QUICK));
    rows.add(cached.later("later_s", "later start, with cache").aimingAt(QUICKER));
    rows.add(plain.first("first_without_cache_s", "first start, without cache"));
    rows.add(plain.later("later_without_cache_s", "later start, without cache"));
    rows.addAll(idle(program));
    return new ReportSection(
        "start", "Start and memory: median of %d starts".formatted(runs), rows);
  }

  private static List<ReportRow> idle(PackagedProgram program)
      throws IOException, InterruptedException {
    try (WorkFolder folder = WorkFolder.create(program.home());
        ServerProcess server = program.serve(folder)) {
      Thread.sleep(SETTLE);
      Diagnosis diagnosis = server.diagnosis();
      var rows = new ArrayList<ReportRow>();
      rows.add(ReportRow.of("heap_mib", "idle heap", diagnosis.liveHeap(), "MiB").aimingAt(SMALL));
      diagnosis
          .resident()
          .ifPresent(
              size -> rows.add(ReportRow.of("rss_mib", "idle process, resident", size, "MiB")));
      return rows;
    }
  }
}
