package be.becivic.bench;

import be.becivic.bench.process.Diagnosis;
import be.becivic.bench.process.ServerProcess;
import be.becivic.bench.report.Aim;
import be.becivic.bench.report.ReportRow;
import be.becivic.bench.report.ReportSection;
import be.becivic.bench.run.BenchProgress;
import be.becivic.bench.run.Benchmark;
import be.becivic.bench.run.Rounds;
import be.becivic.bench.run.WorkFolder;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
    name = "start",
    description = {
      "Start-to-ready, and the memory of the idle server.",
      "",
      "Starts the packaged program as the launcher does, with and without its ahead-of-time "
          + "cache, on an empty data folder and once more on the same one, until GET /healthz "
          + "answers. Builds the program first where it is not up to date.",
      ""
    })
final class StartBenchmark extends Benchmark {
  private static final Aim QUICK = new Aim.Below(1.5);
  private static final Aim QUICKER = new Aim.Below(1);
  private static final Aim SMALL = new Aim.Below(64);
  private static final Duration SETTLE = Duration.ofSeconds(3);

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "Starts of each kind (${DEFAULT-VALUE}).")
  private int rounds = 5;

  private record Round(StartTimes cached, StartTimes plain) {}

  @Override
  protected ReportSection measure(BenchProgress progress) throws IOException, InterruptedException {
    PackagedProgram program = PackagedProgram.build();
    var starts =
        Rounds.of(
            rounds,
            progress,
            _ -> new Round(StartTimes.of(program), StartTimes.of(program.withoutCache())));
    progress.say("idle memory");
    var rows = new ArrayList<ReportRow>();
    rows.add(
        row("first_s", "first start, with cache", starts, each -> each.cached.first())
            .aimingAt(QUICK));
    rows.add(
        row("later_s", "later start, with cache", starts, each -> each.cached.later())
            .aimingAt(QUICKER));
    rows.add(
        row(
            "first_without_cache_s",
            "first start, without cache",
            starts,
            each -> each.plain.first()));
    rows.add(
        row(
            "later_without_cache_s",
            "later start, without cache",
            starts,
            each -> each.plain.later()));
    rows.addAll(idle(program));
    return new ReportSection(
        "start", "Start and memory: median of %d starts".formatted(rounds), rows);
  }

  private static ReportRow row(
      String key, String label, Rounds<Round> starts, ToDoubleFunction<Round> seconds) {
    return ReportRow.of(key, label, starts.median(seconds), "s");
  }

  private static List<ReportRow> idle(PackagedProgram program)
      throws IOException, InterruptedException {
    try (WorkFolder folder = WorkFolder.create();
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
