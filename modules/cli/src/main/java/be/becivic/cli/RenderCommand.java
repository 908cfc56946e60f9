package be.becivic.cli;

import be.becivic.cli.option.Help;
import be.becivic.cli.option.Home;
import be.becivic.cli.option.SiteOption;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.MemoryFiles;
import be.becivic.corpus.skill.Skill;
import be.becivic.server.config.Configuration;
import be.becivic.server.wiring.ChosenSite;
import be.becivic.server.wiring.StoredSite;
import be.becivic.site.Site;
import be.becivic.site.export.Export;
import be.becivic.site.export.ExportReport;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
    name = "render",
    description = "Write the whole site to a folder, for any host of plain files.",
    sortOptions = false,
    footer = {
      "",
      "A second run writes only what changed. Every link is checked: broken ones are",
      "listed and the command ends with 1. SHA256SUMS in the folder lists every file.",
      "",
      "Examples:",
      "  becivic render --out dist                      the corpus beside the launcher",
      "  becivic render --out dist --data var           what a server knows",
      "  becivic render --out dist --site housing       what sites/housing/site.json says",
      "  becivic render --out dist --set site.base-url=https://example.org"
    })
final class RenderCommand implements Callable<Integer> {
  @Option(
      names = "--out",
      paramLabel = "DIR",
      required = true,
      description = "The folder to write.")
  private Path out;

  @ArgGroup private @Nullable From from;

  @Mixin private SiteOption site;

  @Option(names = "--set", paramLabel = "KEY=VALUE", description = "One setting; repeat for more.")
  private List<String> settings = new ArrayList<>();

  @Mixin private Help help;
  @Spec private CommandSpec spec;

  /** What to show. */
  static final class From {
    @Option(
        names = "--corpus",
        paramLabel = "DIR",
        description = "A folder with skills and paths (corpus, beside the launcher).")
    private @Nullable Path corpus;

    @Option(
        names = "--data",
        paramLabel = "DIR",
        description = "The data folder of a server, which may be running.")
    private @Nullable Path data;
  }

  @Override
  public Integer call() throws IOException {
    Optional<Path> data = Optional.ofNullable(from).map(chosen -> chosen.data);
    Configuration configuration =
        Configuration.load(
            data.orElse(Path.of("")), Optional.empty(), System.getenv(), site.with(settings));
    if (data.isPresent()) {
      try (StoredSite stored = StoredSite.open(configuration, data.get())) {
        return write(stored.site());
      }
    }
    Corpus corpus = corpus();
    return write(Site.of(corpus, ChosenSite.of(configuration, corpus).settings(configuration)));
  }

  private Corpus corpus() throws IOException {
    Path folder = Optional.ofNullable(from).map(chosen -> chosen.corpus).orElseGet(Home::corpus);
    if (!Files.isDirectory(folder.resolve("skills"))) {
      throw new ParameterException(
          spec.commandLine(), folder + " is not a corpus: it has no skills.");
    }
    Corpus corpus = Corpus.load(MemoryFiles.ofFolder(folder), Export.knownHeads(out));
    // Every list shows all of them, and whoever made the first one would read them alone.
    corpus.skills().parallelStream().forEach(Skill::readHead);
    return corpus;
  }

  private int write(Site site) throws IOException {
    PrintWriter err = spec.commandLine().getErr();
    ExportReport report;
    try (ProgressBar bar = ProgressBar.on(err)) {
      report = Export.write(site, out, bar::show);
    }
    report.broken().forEach(err::println);
    err.flush();
    PrintWriter terminal = spec.commandLine().getOut();
    terminal.printf(
        "%s: %d files, %d written, %d removed, %d broken links%n",
        out, report.files(), report.written(), report.removed(), report.broken().size());
    terminal.flush();
    return report.broken().isEmpty() ? ExitCode.OK : ExitCode.SOFTWARE;
  }
}
