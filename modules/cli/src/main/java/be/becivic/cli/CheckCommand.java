package be.becivic.cli;

import be.becivic.cli.option.Help;
import be.becivic.cli.option.Home;
import be.becivic.corpus.command.CommandResult;
import be.becivic.corpus.command.WriteIndexRun;
import be.becivic.protocol.schema.Schemas;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "check",
    description = "Check a corpus: every finding with its place and how to fix it.",
    sortOptions = false,
    footer = {
      "",
      "Ends with 0 when there is no error (warnings are allowed), 1 when there are",
      "errors, and 2 when it could not run.",
      "",
      "Examples:",
      "  becivic check                     the corpus beside the launcher",
      "  becivic check my-corpus --json    for other programs",
      "  becivic check --base main         also what changed since main"
    })
final class CheckCommand implements Callable<Integer> {
  @Parameters(
      arity = "0..1",
      paramLabel = "DIR",
      description = "The folder with skills and paths (corpus, beside the launcher).")
  private @Nullable Path folder;

  @Option(names = "--json", description = "Print one JSON document.")
  private boolean json;

  @Option(
      names = "--base",
      paramLabel = "REV",
      description = "Also check what changed since this commit.")
  private @Nullable String base;

  @Option(
      names = "--write-index",
      description = "Bring skills/index.json up to date before checking.")
  private boolean writeIndex;

  @Mixin private Help help;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    Path corpus = folder == null ? Home.corpus() : folder;
    if (writeIndex) {
      CommandResult written = WriteIndexRun.run(corpus);
      if (written.exitCode() != CommandResult.ExitCode.CLEAN) {
        return CommandPrinter.result(written, spec);
      }
    }
    CommandResult result =
        be.becivic.corpus.command.CheckRun.run(
            corpus, json, Optional.ofNullable(base), Schemas.load());
    return CommandPrinter.result(result, spec);
  }
}
