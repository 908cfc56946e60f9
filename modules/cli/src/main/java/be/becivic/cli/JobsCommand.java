package be.becivic.cli;

import be.becivic.cli.option.Help;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
    name = "jobs",
    description = "List what the server does by itself, or do one of it now.",
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {JobsListCommand.class, JobsRunCommand.class},
    footer = {
      "",
      "Examples:",
      "  becivic jobs list",
      "  becivic jobs run snapshot --data /srv/becivic",
      "  becivic jobs run communes-refresh --file REFNIS.csv"
    })
final class JobsCommand implements Runnable {
  @Mixin private Help help;
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Say list or run.");
  }
}
