package be.becivic.bench;

import be.becivic.bench.http.HttpBenchmark;
import be.becivic.bench.http.IntakeBenchmark;
import be.becivic.bench.http.LoadCommand;
import be.becivic.bench.http.PipelineBenchmark;
import be.becivic.bench.http.ReadBenchmark;
import be.becivic.bench.run.Output;
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
      "What matters is a ratio of two things measured in turns in one run, which means the "
          + "same on a fast machine and on a slow one. A busy machine still spoils it.",
      ""
    },
    synopsisSubcommandLabel = "[COMMAND]",
    subcommands = {
      PipelineBenchmark.class,
      HttpBenchmark.class,
      IntakeBenchmark.class,
      ReadBenchmark.class,
      StartBenchmark.class,
      FirstSecondsBenchmark.class,
      CheckBenchmark.class,
      RenderBenchmark.class,
      ExportBenchmark.class,
      LoadCommand.class,
      ServersBenchmark.class,
      LargeStartBenchmark.class,
      HelpCommand.class
    },
    footer = {
      "",
      "Examples:",
      "  becivic bench                          everything",
      "  becivic bench http --connections 256   staging under many connections",
      "  becivic bench start --json             start time and memory, for a script",
      "  becivic bench load --kind submit       how many a second it takes, by itself only",
      "  becivic bench servers                  one and several servers, by itself only",
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
            new PipelineBenchmark(),
            new HttpBenchmark(),
            new IntakeBenchmark(),
            new ReadBenchmark(),
            new StartBenchmark(),
            new FirstSecondsBenchmark(),
            new CheckBenchmark(),
            new RenderBenchmark(),
            new ExportBenchmark()));
  }

  static CommandLine commandLine() {
    return new CommandLine(new Main())
        .setCaseInsensitiveEnumValuesAllowed(true)
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
