package be.becivic.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
    name = "becivic",
    description = "Verified Belgian procedures for people's own agents.",
    synopsisSubcommandLabel = "COMMAND",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    subcommands = {
      ServeCommand.class,
      CheckCommand.class,
      GraphCommand.class,
      RenderCommand.class,
      AuditCategoriesCommand.class,
      ReviewCommand.class,
      ChangeCommand.class,
      LifecycleCommand.class,
      JobsCommand.class,
      RestoreCommand.class,
      NerCommand.class,
      IdCommand.class,
      WarmUpCommand.class,
      HelpCommand.class
    },
    footer = {
      "",
      "Start here:",
      "  becivic serve                 everything on one machine, no set-up",
      "  becivic serve --help          its options",
      "  becivic check                 check the corpus you are writing",
      "  becivic review list           what waits for a maintainer",
      "  becivic bench --help          measure it"
    })
public final class Main implements Runnable {
  @Spec private CommandSpec spec;

  private Main() {}

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Say what to do.");
  }

  public static void main(String[] arguments) {
    System.exit(
        new CommandLine(new Main())
            .setCaseInsensitiveEnumValuesAllowed(true)
            .setExecutionExceptionHandler(new PlainErrors())
            .execute(arguments));
  }
}
