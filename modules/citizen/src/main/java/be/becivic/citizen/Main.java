package be.becivic.citizen;

import java.io.IOException;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
    name = "becivic",
    description = "Verified Belgian procedures for people's own agents, on the person's machine.",
    synopsisSubcommandLabel = "harness",
    subcommands = HarnessCommand.class)
public final class Main implements Runnable {
  private static final List<String> SERVE = List.of("harness", "serve");

  @Spec private CommandSpec spec;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help and exit.")
  private boolean help;

  private Main() {}

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Say harness, and what it should do.");
  }

  public static void main(String[] arguments) throws IOException {
    // Standard output is the agent's; a library that looks for a logger says so on neither stream.
    System.setProperty("slf4j.internal.verbosity", "ERROR");
    if (List.of(arguments).equals(SERVE)) {
      // What clients start: reading options by annotation takes longer than all the rest of it.
      LocalHarness.serve(LocalHarness.server());
      return;
    }
    System.exit(new CommandLine(new Main()).execute(arguments));
  }
}
