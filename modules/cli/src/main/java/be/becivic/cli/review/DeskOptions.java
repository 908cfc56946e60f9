package be.becivic.cli.review;

import be.becivic.cli.option.DataOptions;
import be.becivic.cli.option.Help;
import be.becivic.cli.option.Home;
import be.becivic.server.offline.OperatorDesk;
import java.io.Console;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What every command of a maintainer takes. */
final class DeskOptions {
  @Mixin private DataOptions data;

  @Option(names = "--yes", description = "Do it without asking.")
  private boolean yes;

  @Option(names = "--json", description = "Print the answer as JSON.")
  private boolean json;

  @Mixin private Help help;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  OperatorDesk open() {
    return OperatorDesk.open(data.configuration(), data.data(), Home.corpus());
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
