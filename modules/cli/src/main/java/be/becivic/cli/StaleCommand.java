package be.becivic.cli;

import be.becivic.cli.option.Help;
import be.becivic.cli.option.Home;
import be.becivic.corpus.command.StaleRun;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "stale",
    description = "List values and references by age and by how much leans on them.",
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  becivic stale                      everything, the oldest first",
      "  becivic stale --older-than 180     only what nobody looked at for half a year"
    })
final class StaleCommand implements Callable<Integer> {
  @Parameters(
      arity = "0..1",
      paramLabel = "DIR",
      description = "The folder with skills and catalogues (corpus, beside the launcher).")
  private @Nullable Path folder;

  @Option(
      names = "--older-than",
      paramLabel = "DAYS",
      defaultValue = "0",
      description = "Leave out what was looked at more recently (${DEFAULT-VALUE}).")
  private int days;

  @Option(names = "--on", paramLabel = "DATE", description = "Reckon from this day (today).")
  private @Nullable LocalDate day;

  @Mixin private Help help;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    LocalDate today =
        day == null ? LocalDate.ofInstant(InstantSource.system().instant(), ZoneOffset.UTC) : day;
    return CommandPrinter.result(
        StaleRun.run(folder == null ? Home.corpus() : folder, today, days), spec);
  }
}
