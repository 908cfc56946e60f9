package be.becivic.bench;

import be.becivic.bench.process.Finished;
import be.becivic.bench.report.Aim;
import be.becivic.bench.report.Numbers;
import be.becivic.bench.report.ReportRow;
import be.becivic.bench.report.ReportSection;
import be.becivic.bench.run.Benchmark;
import be.becivic.bench.run.InstalledHome;
import be.becivic.bench.run.Output;
import be.becivic.bench.run.WorkFolder;
import be.becivic.bench.run.WrittenFiles;
import be.becivic.bench.synthetic.SyntheticCorpus;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.MemoryFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "export",
    description = {
      "Exporting a corpus against hugo on the same Markdown.",
      "",
      "Fills a folder with copies of the shipped skills. Each program runs as a process of its",
      "own and writes to an empty folder on the same disk, in turns. Hugo writes one plain page",
      "a skill; the export writes each in four languages, as Markdown and as JSON, and lists.",
      "Without hugo only the export is measured.",
      ""
    })
final class ExportBenchmark implements Benchmark, Callable<Integer> {
  private static final Aim QUICK = new Aim.AtMost(2);
  private static final Aim SMALL = new Aim.Below(1024);

  @Option(names = "--skills", paramLabel = "N", description = "Skills (${DEFAULT-VALUE}).")
  private int skills = 5_000;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "Exports of each kind (${DEFAULT-VALUE}).")
  private int rounds = 3;

  @Mixin private Output output;

  /** One program's runs, and what the last of them wrote. */
  private record Side(List<Finished> runs, WrittenFiles written) {
    double seconds() {
      return Numbers.median(runs.stream().mapToDouble(Finished::seconds).toArray());
    }

    double peak() {
      return runs.stream().mapToDouble(Finished::peak).max().orElse(0);
    }
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    return output.of(List.of(this));
  }

  @Override
  public ReportSection measure(Consumer<String> progress) throws IOException, InterruptedException {
    var program = new PackagedProgram(InstalledHome.path());
    program.build();
    Optional<Path> hugo = HugoSite.program();
    if (hugo.isEmpty()) {
      progress.accept(HugoSite.HOW_TO_GET);
    }
    try (WorkFolder folder = WorkFolder.create(InstalledHome.path())) {
      Path corpus = folder.path().resolve("corpus");
      SyntheticCorpus.write(SyntheticCorpus.of(InstalledHome.corpus(), skills), corpus);
      HugoSite site =
          HugoSite.write(Corpus.load(MemoryFiles.ofFolder(corpus)), folder.path().resolve("hugo"));
      List<Finished> ours = new ArrayList<>();
      List<Finished> theirs = new ArrayList<>();
      List<Finished> again = new ArrayList<>();
      Path log = folder.path().resolve("log");
      for (int i = 1; i <= rounds; i++) {
        progress.accept("export, round %d of %d".formatted(i, rounds));
        if (hugo.isPresent()) {
          Path out = folder.path().resolve("hugo-" + i);
          theirs.add(Finished.run(site.command(hugo.get(), out), log));
        }
        Path out = folder.path().resolve("export-" + i);
        ours.add(Finished.run(program.render(corpus, out), log));
        again.add(Finished.run(program.render(corpus, out), log));
      }
      WrittenFiles export = WrittenFiles.in(folder.path().resolve("export-" + rounds));
      List<ReportRow> rows = new ArrayList<>(rows(new Side(ours, export), new Side(again, export)));
      if (hugo.isPresent()) {
        WrittenFiles pages = WrittenFiles.in(folder.path().resolve("hugo-" + rounds));
        rows.addAll(rows(new Side(ours, export).seconds(), new Side(theirs, pages)));
      }
      return new ReportSection(
          "export", "Export: %,d skills, median of %d".formatted(skills, rounds), rows);
    }
  }

  private static List<ReportRow> rows(Side ours, Side again) {
    return List.of(
        ReportRow.of("export_s", "export", ours.seconds(), "s"),
        ReportRow.count("export_files", "files it wrote", ours.written().count()),
        ReportRow.of("export_mib", "their size", ours.written().mebibytes(), "MiB"),
        ReportRow.of("peak_mib", "most memory", ours.peak(), "MiB").aimingAt(SMALL),
        ReportRow.of("again_s", "once more, nothing changed", again.seconds(), "s"));
  }

  private static List<ReportRow> rows(double ours, Side hugo) {
    return List.of(
        ReportRow.of("hugo_s", "hugo", hugo.seconds(), "s"),
        ReportRow.count("hugo_files", "files it wrote", hugo.written().count()),
        ReportRow.of("hugo_mib", "their size", hugo.written().mebibytes(), "MiB"),
        ReportRow.of("hugo_peak_mib", "most memory", hugo.peak(), "MiB"),
        ReportRow.of("ratio", "export / hugo", ours / hugo.seconds(), "×").aimingAt(QUICK));
  }
}
