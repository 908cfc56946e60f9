package be.becivic.cli;

import be.becivic.cli.option.Help;
import be.becivic.cli.option.Home;
import be.becivic.corpus.command.CategoryAuditRun;
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
    name = "audit-categories",
    description = "List categories nothing uses, and pairs that are easily confused.",
    sortOptions = false)
final class AuditCategoriesCommand implements Callable<Integer> {
  @Parameters(
      arity = "0..1",
      paramLabel = "DIR",
      description = "The folder with skills (corpus, beside the launcher).")
  private @Nullable Path folder;

  @Option(names = "--json", description = "Print one JSON document.")
  private boolean json;

  @Mixin private Help help;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    return CommandPrinter.result(
        CategoryAuditRun.run(folder == null ? Home.corpus() : folder, json), spec);
  }
}
