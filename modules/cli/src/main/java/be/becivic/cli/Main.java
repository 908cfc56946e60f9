package be.becivic.cli;

import be.becivic.citizen.HarnessCommand;
import be.becivic.cli.proof.PrivacyProofCommand;
import be.becivic.cli.review.ChangeCommand;
import be.becivic.cli.review.LifecycleCommand;
import be.becivic.cli.review.ReviewCommand;
import java.util.List;
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
    versionProvider = ProgramVersion.class,
    footer = {
      "",
      "Start here:",
      "  becivic serve                 everything on one machine, no set-up",
      "  becivic serve --help          its options",
      "  becivic check                 check the corpus you are writing",
      "  becivic review list           what waits for a maintainer",
      "  becivic package --help        build what citizens install",
      "  becivic bench --help          measure it",
      "  becivic simulate --help       see what its rules cost"
    })
public final class Main implements Runnable {
  private static final List<Class<?>> COMMANDS =
      List.of(
          ServeCommand.class,
          CheckCommand.class,
          GraphCommand.class,
          EvalCommand.class,
          StaleCommand.class,
          RenderCommand.class,
          AuditCategoriesCommand.class,
          ReviewCommand.class,
          ChangeCommand.class,
          LifecycleCommand.class,
          JobsCommand.class,
          BackupCommand.class,
          RestoreCommand.class,
          DoctorCommand.class,
          HarnessCommand.class,
          NerCommand.class,
          ScreenCommand.class,
          PrivacyProofCommand.class,
          IdCommand.class,
          WarmUpCommand.class,
          HelpCommand.class);

  @Spec private CommandSpec spec;

  private Main() {}

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Say what to do.");
  }

  public static void main(String[] arguments) {
    System.exit(commandLine(arguments).execute(arguments));
  }

  private static CommandLine commandLine(String[] arguments) {
    CommandLine line = new CommandLine(new Main());
    commands(arguments).forEach(line::addSubcommand);
    return line.setCaseInsensitiveEnumValuesAllowed(true)
        .setExecutionExceptionHandler(new PlainErrors());
  }

  /** The one that is named; all of them would take a fifth of a start to prepare. */
  private static List<Class<?>> commands(String[] arguments) {
    String first = arguments.length == 0 ? "" : arguments[0];
    return COMMANDS.stream()
        .filter(command -> command != HelpCommand.class && name(command).equals(first))
        .<List<Class<?>>>map(List::of)
        .findFirst()
        .orElse(COMMANDS);
  }

  private static String name(Class<?> command) {
    return command.getAnnotation(Command.class).name();
  }
}
