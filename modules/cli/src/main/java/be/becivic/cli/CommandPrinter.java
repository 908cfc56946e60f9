package be.becivic.cli;

import be.becivic.corpus.command.CommandResult;
import java.io.PrintWriter;
import picocli.CommandLine.Model.CommandSpec;

/** Prints what a command came to: results to standard output, why it could not run to the other. */
final class CommandPrinter {
  private CommandPrinter() {}

  static int result(CommandResult result, CommandSpec spec) {
    boolean ran = result.exitCode() != CommandResult.ExitCode.COULD_NOT_RUN;
    PrintWriter out = ran ? spec.commandLine().getOut() : spec.commandLine().getErr();
    out.print(ran ? result.output() : "becivic: " + result.output());
    out.flush();
    return result.exitCode().number();
  }
}
