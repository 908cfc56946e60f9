package be.becivic.simulation;

import be.becivic.simulation.report.Findings;
import be.becivic.simulation.world.SimulatedSettings;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "becivic simulate",
    description = {
      "Find out what trust costs: what it takes to forge a figure or take one down, and how long",
      "honest changes take, with the real lifecycle on a virtual clock.",
      ""
    },
    footer = {
      "",
      "Equal seeds give equal results. Nothing outside a temporary folder is touched.",
      "",
      "Examples:",
      "  becivic simulate --small          a few seconds, to see that it works",
      "",
      "docs/simulation.md says what is simulated and what came out."
    })
public final class Main implements Callable<Integer> {
  @Option(names = "--small", description = "Simulate little: one traffic, few procedures.")
  private boolean small;

  @Option(
      names = "--seed",
      paramLabel = "NUMBER",
      defaultValue = "1",
      description = "What chance goes by (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help and exit.")
  private boolean help;

  @Spec private CommandSpec command;

  private Main() {}

  @Override
  public Integer call() throws IOException {
    SimulationSize size = small ? SimulationSize.SMALL : SimulationSize.FULL;
    Path home = Path.of(System.getProperty("becivic.home", "."));
    Findings findings =
        new Simulation(home.resolve("corpus"), size, seed)
            .run(SimulatedSettings.DEFAULTS, this::say);
    PrintWriter out = command.commandLine().getOut();
    out.print(findings.text());
    out.flush();
    return CommandLine.ExitCode.OK;
  }

  private void say(String progress) {
    PrintWriter err = command.commandLine().getErr();
    err.println("simulate: " + progress);
    err.flush();
  }

  static CommandLine commandLine() {
    return new CommandLine(new Main())
        .setExecutionExceptionHandler(
            (problem, command, _) -> {
              if (problem instanceof IOException broken) {
                command.getErr().println("simulate: " + broken.getMessage());
                return CommandLine.ExitCode.SOFTWARE;
              }
              throw problem;
            });
  }

  public static void main(String[] arguments) {
    System.exit(commandLine().execute(arguments));
  }
}
