package be.becivic.bench;

import be.becivic.bench.process.Finished;
import be.becivic.bench.report.Aim;
import be.becivic.bench.report.ReportRow;
import be.becivic.bench.report.ReportSection;
import be.becivic.bench.run.BenchProgress;
import be.becivic.bench.run.Benchmark;
import be.becivic.bench.run.InstalledHome;
import be.becivic.bench.run.Rounds;
import be.becivic.bench.run.WorkFolder;
import be.becivic.bench.run.WrittenFiles;
import be.becivic.bench.synthetic.SyntheticCorpus;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.MemoryFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
    name = "export",
    description = {
      "Exporting a corpus against hugo writing as many pages of the same Markdown.",
      "",
      "Fills a folder with copies of the shipped skills. Each program runs as a process of its own"
          + " and writes to an empty folder on the same disk, in turns. Both write each skill in"
          + " four languages, as Markdown and as JSON; the export also its source, what it cites,"
          + " lists, and a digest of every file. Without hugo only the export is measured.",
      ""
    })
final class ExportBenchmark extends Benchmark {
  private static final Aim QUICK = new Aim.AtMost(1);
  private static final Aim SMALL = new Aim.Below(1024);
  private static final Aim LITTLE = new Aim.AtMost(0.1);

  @Option(names = "--skills", paramLabel = "N", description = "Skills (${DEFAULT-VALUE}).")
  private int skills = 5_000;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "Exports of each kind (${DEFAULT-VALUE}).")
  private int rounds = 3;

  /**
   * One export of each kind: into an empty folder, into the same once more, into it after a
   * sentence changed, and hugo's.
   */
  private record Round(Finished ours, Finished again, Finished changed, Optional<Finished> hugo) {
    double changedToFull() {
      return changed.seconds() / ours.seconds();
    }

    double hugoSeconds() {
      return hugo.map(Finished::seconds).orElse(Double.NaN);
    }

    double hugoPeak() {
      return hugo.map(Finished::peak).orElse(0.0);
    }
  }

  @Override
  protected ReportSection measure(BenchProgress progress) throws IOException, InterruptedException {
    PackagedProgram program = PackagedProgram.build();
    Optional<Path> hugo = HugoSite.program();
    if (hugo.isEmpty()) {
      progress.say(HugoSite.HOW_TO_GET);
    }
    try (WorkFolder folder = WorkFolder.create()) {
      Path corpus = folder.path().resolve("corpus");
      SyntheticCorpus.write(SyntheticCorpus.of(InstalledHome.corpus(), skills), corpus);
      HugoSite site =
          HugoSite.write(Corpus.load(MemoryFiles.ofFolder(corpus)), folder.path().resolve("hugo"));
      Path log = folder.path().resolve("log");
      var exports =
          Rounds.of(
              rounds,
              progress,
              number -> {
                Optional<Finished> theirs = Optional.empty();
                if (hugo.isPresent()) {
                  Path out = folder.path().resolve("hugo-" + number);
                  theirs = Optional.of(Finished.run(site.command(hugo.get(), out), log));
                }
                List<String> render =
                    program.render(corpus, folder.path().resolve("export-" + number));
                Finished full = Finished.run(render, log);
                Finished again = Finished.run(render, log);
                addSentence(corpus);
                return new Round(full, again, Finished.run(render, log), theirs);
              });
      var rows = new ArrayList<>(ours(exports, lastOf("export-", folder)));
      if (hugo.isPresent()) {
        rows.addAll(hugos(exports, lastOf("hugo-", folder)));
      }
      return new ReportSection(
          "export", "Export: %,d skills, median of %d".formatted(skills, rounds), rows);
    }
  }

  private static void addSentence(Path corpus) throws IOException {
    try (Stream<Path> skills = Files.list(corpus.resolve("skills"))) {
      Path skill = skills.filter(Files::isDirectory).min(Comparator.naturalOrder()).orElseThrow();
      Files.writeString(
          skill.resolve("canonical.md"), "\nOne more sentence.\n", StandardOpenOption.APPEND);
    }
  }

  private WrittenFiles lastOf(String name, WorkFolder folder) throws IOException {
    return WrittenFiles.in(folder.path().resolve(name + rounds));
  }

  private static List<ReportRow> ours(Rounds<Round> exports, WrittenFiles written) {
    return List.of(
        ReportRow.of("export_s", "export", exports.median(each -> each.ours.seconds()), "s"),
        ReportRow.count("export_files", "files it wrote", written.count()),
        ReportRow.of("export_mib", "their size", written.mebibytes(), "MiB"),
        ReportRow.of("peak_mib", "most memory", exports.max(each -> each.ours.peak()), "MiB")
            .aimingAt(SMALL),
        ReportRow.of(
            "again_s",
            "once more, nothing changed",
            exports.median(each -> each.again.seconds()),
            "s"),
        ReportRow.of(
            "changed_s",
            "once more, a sentence changed",
            exports.median(each -> each.changed.seconds()),
            "s"),
        ReportRow.of(
            "changed_peak_mib",
            "most memory of it",
            exports.max(each -> each.changed.peak()),
            "MiB"),
        ReportRow.of("changed_ratio", "changed / full", exports.median(Round::changedToFull), "×")
            .aimingAt(LITTLE));
  }

  private static List<ReportRow> hugos(Rounds<Round> exports, WrittenFiles written) {
    double hugo = exports.median(Round::hugoSeconds);
    double ours = exports.median(each -> each.ours.seconds());
    return List.of(
        ReportRow.of("hugo_s", "hugo", hugo, "s"),
        ReportRow.count("hugo_files", "files it wrote", written.count()),
        ReportRow.of("hugo_mib", "their size", written.mebibytes(), "MiB"),
        ReportRow.of("hugo_peak_mib", "most memory", exports.max(Round::hugoPeak), "MiB"),
        ReportRow.of("ratio", "export / hugo", ours / hugo, "×").aimingAt(QUICK));
  }
}
