package be.becivic.cli;

import be.becivic.server.Desk;
import be.becivic.server.config.Configuration;
import java.io.Console;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What every command of a maintainer takes. */
final class DeskOptions {
  @Option(
      names = "--data",
      paramLabel = "DIR",
      defaultValue = "var",
      description = "The data folder; a server that runs on it is asked (${DEFAULT-VALUE}).")
  private Path data;

  @Option(
      names = "--config",
      paramLabel = "FILE",
      description = "Settings file (DATA/becivic.conf).")
  private @Nullable Path file;

  @Option(names = "--set", paramLabel = "KEY=VALUE", description = "One setting; repeat for more.")
  private List<String> settings = new ArrayList<>();

  @Option(names = "--yes", description = "Do it without asking.")
  private boolean yes;

  @Option(names = "--json", description = "Print the answer as JSON.")
  private boolean json;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help and exit.")
  private boolean help;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  Desk open() {
    var configuration =
        Configuration.load(data, Optional.ofNullable(file), System.getenv(), settings);
    return Desk.open(configuration, data, Home.corpus());
  }

  boolean wantsJson() {
    return json;
  }

  CommandSpec spec() {
    return spec;
  }

  /** Whether the person means it. */
  boolean confirms(String what) {
    if (yes) {
      return true;
    }
    Console console = System.console();
    if (console == null || !console.isTerminal()) {
      throw new ParameterException(
          spec.commandLine(), "This changes things for good. Without a terminal, say --yes.");
    }
    String answer = console.readLine("%s%nType yes to go on: ", what);
    return answer != null && answer.strip().equalsIgnoreCase("yes");
  }
}
