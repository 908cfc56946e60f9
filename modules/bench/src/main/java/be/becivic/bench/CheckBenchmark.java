package be.becivic.bench;

import be.becivic.bench.report.Aim;
import be.becivic.bench.report.ReportRow;
import be.becivic.bench.report.ReportSection;
import be.becivic.bench.run.BenchProgress;
import be.becivic.bench.run.Benchmark;
import be.becivic.bench.run.InstalledHome;
import be.becivic.bench.run.RoundOptions;
import be.becivic.bench.run.WorkFolder;
import be.becivic.bench.synthetic.SyntheticCorpus;
import be.becivic.bench.turns.Duel;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.MemoryFiles;
import be.becivic.corpus.check.CorpusCheck;
import be.becivic.protocol.schema.Schemas;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "check",
    description = {
      "Checking a corpus against only reading its files and parsing their frontmatter.",
      "",
      "Fills a folder with copies of the shipped skills and runs both in turns. Reading is "
          + "done on one thread; the check uses every processor, so both ratios are printed. Then "
          + "the same with ten times as many skills, to see how the time grows.",
      ""
    })
final class CheckBenchmark extends Benchmark {
  private static final Aim QUICK = new Aim.AtMost(3);
  private static final Aim LINEAR = new Aim.AtMost(1.25);
  private static final int GROWTH = 10;

  @Option(
      names = "--skills",
      paramLabel = "N",
      description = "Skills in the smaller corpus (${DEFAULT-VALUE}).")
  private int skills = 1_000;

  @Mixin private final RoundOptions options = new RoundOptions(15, Duration.ofSeconds(30));

  @Override
  protected ReportSection measure(BenchProgress progress) throws IOException {
    Duel small = duel(skills, options.warmUp(), progress);
    Duel large = duel(skills * GROWTH, Duration.ofNanos(1), progress);
    return new ReportSection(
        "check",
        "Check: %d and %d skills, warm".formatted(skills, skills * GROWTH),
        List.of(
            ReportRow.of("read_ms", "read and parse frontmatter", small.yardstickWall(), "ms"),
            ReportRow.of("check_ms", "check", small.wall(), "ms"),
            ReportRow.of("ratio", "check / read", small.wallRatio(), "×").aimingAt(QUICK),
            ReportRow.of("cpu_ratio", "check / read, processor time", small.cpuRatio(), "×"),
            ReportRow.of("large_read_ms", "read, ten times as many", large.yardstickWall(), "ms"),
            ReportRow.of("large_check_ms", "check, ten times as many", large.wall(), "ms"),
            ReportRow.of("large_ratio", "check / read, ten times as many", large.wallRatio(), "×")
                .aimingAt(QUICK),
            ReportRow.of(
                    "growth",
                    "check of each skill, among ten times as many",
                    large.wall() / small.wall() / GROWTH,
                    "×")
                .aimingAt(LINEAR)));
  }

  private Duel duel(int size, Duration warming, BenchProgress progress) throws IOException {
    progress.say("%d skills".formatted(size));
    var check = new CorpusCheck(Schemas.load());
    try (WorkFolder folder = WorkFolder.create()) {
      SyntheticCorpus.write(SyntheticCorpus.of(InstalledHome.corpus(), size), folder.path());
      return Duel.of(
          () -> check.run(load(folder.path())),
          () -> Frontmatters.read(folder.path()),
          warming,
          options.rounds());
    }
  }

  private static Corpus load(Path folder) throws IOException {
    return Corpus.load(MemoryFiles.ofFolder(folder));
  }
}
