package be.becivic.bench;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Mixin;

@Command(
    name = "becivic bench",
    description = {
      "Measure Be Civic on this machine; without a command, everything (some minutes).",
      "",
      "What matters is a ratio of two things measured in turns in one run, which means the",
      "same on a fast machine and on a slow one. A busy machine still spoils it.",
      ""
    },
    synopsisSubcommandLabel = "[COMMAND]",
    subcommands = {
      PipelineCommand.class,
      HttpCommand.class,
      IntakeCommand.class,
      ReadCommand.class,
      StartCommand.class,
      CheckCommand.class,
      RenderCommand.class,
      ExportCommand.class,
      HelpCommand.class
    },
    footer = {
      "",
      "Examples:",
      "  becivic bench                          everything",
      "  becivic bench http --connections 256   staging under many connections",
      "  becivic bench start --json             start time and memory, for a script",
      "",
      "docs/benchmarks.md says what each number means."
    })
public final class Main implements Callable<Integer> {
  @Mixin private Output output;

  private Main() {}

  @Override
  public Integer call() throws IOException, InterruptedException {
    return output.of(
        List.of(
            new PipelineCommand(),
            new HttpCommand(),
            new IntakeCommand(),
            new ReadCommand(),
            new StartCommand(),
            new CheckCommand(),
            new RenderCommand(),
            new ExportCommand()));
  }

  static CommandLine commandLine() {
    return new CommandLine(new Main())
        .setExecutionExceptionHandler(
            (problem, command, _) -> {
              if (problem instanceof IOException broken) {
                command.getErr().println("bench: " + broken.getMessage());
                return CommandLine.ExitCode.SOFTWARE;
              }
              throw problem;
            });
  }

  public static void main(String[] arguments) {
    System.exit(commandLine().execute(arguments));
  }
}
