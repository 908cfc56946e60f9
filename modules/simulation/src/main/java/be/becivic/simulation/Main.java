package be.becivic.simulation;

import be.becivic.simulation.report.Findings;
import be.becivic.simulation.sweep.Sweep;
import be.becivic.simulation.trial.Laboratory;
import be.becivic.simulation.world.QuickFolder;
import be.becivic.simulation.world.SimulatedSettings;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
    name = "becivic simulate",
    description = {
      "Find out what trust costs: what it takes to forge a figure or a passage, or to take one"
          + " down,",
      "and how long honest changes take, with the real lifecycle on a virtual clock.",
      ""
    },
    footer = {
      "",
      "Equal seeds give equal results. Simulated servers live in a folder of their own.",
      "",
      "Examples:",
      "  becivic simulate --small               to see that it works",
      "  becivic simulate --sweep               what other thresholds would bring",
      "  becivic simulate --seed 7 --out prices  everything, by another chance",
      "",
      "docs/simulation.md says what is simulated and what came out."
    })
public final class Main implements Callable<Integer> {
  private static final double BUSIEST = 1000;
  private static final Duration SWEPT = Duration.ofDays(30);

  @Option(names = "--small", description = "Simulate little: one traffic, few procedures.")
  private boolean small;

  @Option(
      names = "--sweep",
      description = {
        "Instead, try other numbers than the default ones, one at a time: thresholds, widths of "
            + "prefixes, the bound on quarantines. One table."
      })
  private boolean sweep;

  @Option(
      names = "--seed",
      paramLabel = "NUMBER",
      defaultValue = "1",
      description = "What chance goes by (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--sessions",
      paramLabel = "NUMBER",
      split = ",",
      description = "Honest sessions a day, one simulation each (default: 0,1,10,100).")
  private List<Double> sessions = List.of();

  @Option(
      names = "--repetitions",
      paramLabel = "NUMBER",
      defaultValue = "1",
      description = "How often everything is run (default: ${DEFAULT-VALUE}).")
  private int repetitions;

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      defaultValue = "target/simulation",
      description = "Where JSON and plots go (default: ${DEFAULT-VALUE}).")
  private Path output;

  @Option(
      names = "--work",
      paramLabel = "FOLDER",
      description = "Where the servers' files are meanwhile (default: in memory, if possible).")
  private Path work = QuickFolder.path();

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help and exit.")
  private boolean help;

  @Spec private CommandSpec command;

  private Main() {}

  @Override
  public Integer call() throws IOException {
    if (repetitions < 1 || sessions.stream().anyMatch(each -> !(each >= 0 && each <= BUSIEST))) {
      throw new ParameterException(
          command.commandLine(), "--repetitions is at least 1, --sessions from 0 to " + BUSIEST);
    }
    SimulationSize size =
        (small ? SimulationSize.SMALL : SimulationSize.FULL).repeated(repetitions);
    if (!sessions.isEmpty()) {
      size = size.at(sessions);
    }
    Path corpus = Path.of(System.getProperty("becivic.home", ".")).resolve("corpus");
    try (Laboratory laboratory =
        Laboratory.open(
            corpus, work, size.procedures(), size.passages(), size.repetitions(), seed)) {
      String text = sweep ? sweep(laboratory, size) : simulate(laboratory, size);
      PrintWriter out = command.commandLine().getOut();
      out.print(text);
      out.flush();
    }
    say("tables and plots are in " + output);
    return CommandLine.ExitCode.OK;
  }

  private String simulate(Laboratory laboratory, SimulationSize size) throws IOException {
    Findings findings =
        new Simulation(laboratory, size, SimulatedSettings.DEFAULTS, this::say).run();
    findings.write(output);
    return findings.text();
  }

  private String sweep(Laboratory laboratory, SimulationSize size) throws IOException {
    String text = new Sweep(laboratory, SWEPT, size.attack(), this::say).run().text();
    Files.createDirectories(output);
    Files.writeString(output.resolve("sweep.txt"), text);
    return text;
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
