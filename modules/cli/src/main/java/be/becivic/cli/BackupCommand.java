package be.becivic.cli;

import be.becivic.cli.option.DataOptions;
import be.becivic.cli.option.Help;
import be.becivic.server.offline.Backup;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "backup",
    description = "Copy a data folder as it is now, while its server goes on.",
    sortOptions = false,
    footer = {
      "",
      "Database, corpus, keys and settings, in a folder that 'becivic serve --data' starts from.",
      "Whoever has it has the keys and every text that is held: keep it like the folder itself.",
      "",
      "Example:",
      "  becivic backup --data /srv/becivic --to /backup/becivic-2026-11-17"
    })
final class BackupCommand implements Callable<Integer> {
  @Mixin private DataOptions options;

  @Option(
      names = "--to",
      required = true,
      paramLabel = "DIR",
      description = "The folder to make; there must be none yet.")
  private Path to;

  @Mixin private Help help;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    Backup.make(options.configuration(), options.data(), to);
    spec.commandLine().getOut().println("Saved " + options.data() + " as " + to + ".");
    return 0;
  }
}
