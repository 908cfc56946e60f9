package be.becivic.cli;

import be.becivic.cli.option.Help;
import be.becivic.cli.option.Home;
import be.becivic.corpus.command.CommandResult;
import be.becivic.corpus.command.GraphRun.Format;
import be.becivic.corpus.graph.GraphFilter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "graph",
    description = "Draw how the skills of a corpus compose.",
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  becivic graph --svg --all > skills.svg",
      "  becivic graph --format mermaid",
      "  becivic graph --format json --all"
    })
final class GraphCommand implements Callable<Integer> {
  @Parameters(
      arity = "0..1",
      paramLabel = "DIR",
      description = "The folder with skills (corpus, beside the launcher).")
  private @Nullable Path folder;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "dot",
      description = "dot, mermaid or json (${DEFAULT-VALUE}).")
  private Format format;

  @Option(names = "--svg", description = "An SVG image that needs no other program.")
  private boolean svg;

  @Option(
      names = "--all",
      description = "Everything from draft to stable, rather than beta and stable.")
  private boolean all;

  @Option(
      names = "--site",
      paramLabel = "URL",
      defaultValue = "https://becivic.be",
      description = "Where links in JSON and SVG lead (${DEFAULT-VALUE}).")
  private String site;

  @Mixin private Help help;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    Path corpus = folder == null ? Home.corpus() : folder;
    GraphFilter filter = all ? GraphFilter.ALL : GraphFilter.DEFAULT;
    CommandResult result =
        svg
            ? be.becivic.corpus.command.GraphRun.run(
                corpus, filter, graph -> SkillDiagram.svg(graph, site))
            : be.becivic.corpus.command.GraphRun.run(corpus, format, filter, site);
    return CommandPrinter.result(result, spec);
  }
}
