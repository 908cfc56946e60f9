package be.becivic.bench;

import be.becivic.bench.http.SkillRequests;
import be.becivic.bench.load.KeptConnection;
import be.becivic.bench.process.Diagnosis;
import be.becivic.bench.process.ServerProcess;
import be.becivic.bench.report.Aim;
import be.becivic.bench.report.ReportRow;
import be.becivic.bench.report.ReportSection;
import be.becivic.bench.run.BenchProgress;
import be.becivic.bench.run.Benchmark;
import be.becivic.bench.run.InstalledHome;
import be.becivic.bench.run.WorkFolder;
import be.becivic.bench.synthetic.SyntheticCorpus;
import be.becivic.bench.synthetic.SyntheticSignals;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
    name = "large",
    description = {
      "Start-to-ready and memory with many skills and many signals.",
      "",
      "Fills a folder with copies of the shipped skills and a database with concerns and "
          + "ratings on them, and starts the packaged program on both. It takes some minutes.",
      ""
    },
    sortOptions = false)
final class LargeStartBenchmark extends Benchmark {
  private static final Aim QUICK = new Aim.Below(3);
  private static final Aim SMALL = new Aim.Below(512);
  private static final Duration SETTLE = Duration.ofSeconds(5);

  @Option(names = "--skills", paramLabel = "N", description = "Skills (${DEFAULT-VALUE}).")
  private int skills = 5_000;

  @Option(names = "--signals", paramLabel = "N", description = "Signals (${DEFAULT-VALUE}).")
  private int signals = 1_000_000;

  @Override
  protected ReportSection measure(BenchProgress progress) throws IOException, InterruptedException {
    PackagedProgram program = PackagedProgram.build();
    try (WorkFolder folder = WorkFolder.create()) {
      Path home = folder.path().resolve("home");
      Path data = folder.path().resolve("data");
      progress.say("writing %,d skills".formatted(skills));
      SyntheticCorpus.write(
          SyntheticCorpus.of(InstalledHome.corpus(), skills), home.resolve("corpus"));
      progress.say("first start");
      Duration first;
      try (ServerProcess server = program.serve(home, data, List.of())) {
        first = server.startTime();
      }
      progress.say("storing %,d signals".formatted(signals));
      SyntheticSignals.store(home.resolve("corpus"), data.resolve("becivic.db"), signals);
      progress.say("later start");
      try (ServerProcess server = program.serve(home, data, List.of())) {
        return report(first, server);
      }
    }
  }

  private ReportSection report(Duration first, ServerProcess server)
      throws IOException, InterruptedException {
    try (KeptConnection reader = KeptConnection.open(server.address())) {
      if (reader.send(SkillRequests.page()) != 200) {
        throw new IOException("a page is not given");
      }
    }
    Thread.sleep(SETTLE);
    Diagnosis diagnosis = server.diagnosis();
    var rows = new ArrayList<ReportRow>();
    rows.add(ReportRow.of("first_s", "first start", first.toNanos() / 1e9, "s"));
    rows.add(
        ReportRow.of("later_s", "later start", server.startTime().toNanos() / 1e9, "s")
            .aimingAt(QUICK));
    diagnosis
        .resident()
        .ifPresent(
            size ->
                rows.add(
                    ReportRow.of("rss_mib", "process, resident", size, "MiB").aimingAt(SMALL)));
    rows.add(ReportRow.of("heap_mib", "live heap", diagnosis.liveHeap(), "MiB"));
    return new ReportSection(
        "large", "Start with %,d skills and %,d signals".formatted(skills, signals), rows);
  }
}
