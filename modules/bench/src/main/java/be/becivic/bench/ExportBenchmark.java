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
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
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
          + " four languages, as Markdown and as JSON.",
      "",
      "hugo does so twice: with a bare layout that leaves tags as they are, and with one that says"
          + " as much as our pages do: tags resolved from data, a card, sources, relations, a site"
          + " map. The export also writes translated texts, pictures of flowcharts, the source,"
          + " what skills cite, lists, and a digest of every file, and checks every link. Without"
          + " hugo only the export is measured.",
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
   * sentence changed, and hugo's with either layout.
   */
  private record Round(
      Finished ours, Finished again, Finished changed, Map<HugoSite.Layout, Finished> hugo) {
    double changedToFull() {
      return changed.seconds() / ours.seconds();
    }

    Finished with(HugoSite.Layout layout) {
      return Objects.requireNonNull(hugo.get(layout));
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
      Corpus loaded = Corpus.load(MemoryFiles.ofFolder(corpus));
      Map<HugoSite.Layout, HugoSite> sites = new EnumMap<>(HugoSite.Layout.class);
      for (HugoSite.Layout layout : HugoSite.Layout.values()) {
        sites.put(layout, HugoSite.write(loaded, folder.path().resolve("site-" + layout), layout));
      }
      Path log = folder.path().resolve("log");
      var exports =
          Rounds.of(
              rounds,
              progress,
              number -> {
                Map<HugoSite.Layout, Finished> theirs = new EnumMap<>(HugoSite.Layout.class);
                if (hugo.isPresent()) {
                  for (var site : sites.entrySet()) {
                    Path out = folder.path().resolve(site.getKey() + "-" + number);
                    theirs.put(
                        site.getKey(), Finished.run(site.getValue().command(hugo.get(), out), log));
                  }
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
        for (HugoSite.Layout layout : HugoSite.Layout.values()) {
          rows.addAll(hugos(layout, exports, lastOf(layout + "-", folder)));
        }
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

  private static List<ReportRow> hugos(
      HugoSite.Layout layout, Rounds<Round> exports, WrittenFiles written) {
    String name = layout.name().toLowerCase(Locale.ROOT);
    double hugo = exports.median(each -> each.with(layout).seconds());
    double ours = exports.median(each -> each.ours.seconds());
    double peak = exports.max(each -> each.with(layout).peak());
    return List.of(
        ReportRow.of(name + "_s", "hugo, " + layout.words(), hugo, "s"),
        ReportRow.count(name + "_files", "files it wrote", written.count()),
        ReportRow.of(name + "_mib", "their size", written.mebibytes(), "MiB"),
        ReportRow.of(name + "_peak_mib", "most memory", peak, "MiB"),
        ReportRow.of(name + "_ratio", "export / hugo, " + layout.words(), ours / hugo, "×")
            .aimingAt(QUICK));
  }
}
