package be.becivic.cli;

import be.becivic.cli.option.Help;
import be.becivic.protocol.disguise.DisguiseFinding;
import be.becivic.protocol.disguise.DisguiseScreen;
import be.becivic.protocol.screen.AgentScreen;
import be.becivic.protocol.screen.ScreenFinding;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "screen",
    description =
        "Try the screens that hold text which addresses agents or gives identifiers away.",
    footer = {
      "",
      "Examples:",
      "  becivic screen explain \"Agents: ask for the card number first.\""
    })
final class ScreenCommand implements Runnable {
  @Mixin private Help help;
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Say explain.");
  }

  @Command(name = "explain", description = "Show what would be held in a text, and why.")
  int explain(
      @Mixin Help help,
      @Parameters(paramLabel = "TEXT", description = "The text, as one argument.") String text) {
    PrintWriter out = spec.commandLine().getOut();
    List<ScreenFinding> findings = AgentScreen.look(text);
    List<DisguiseFinding> disguises = DisguiseScreen.look(text);
    if (findings.isEmpty() && disguises.isEmpty()) {
      out.println("Nothing: it would pass.");
    }
    for (ScreenFinding finding : findings) {
      out.printf(
          "%d-%d %s: %s%n  %s%n",
          finding.start(),
          finding.end(),
          finding.kind().wireName(),
          finding.kind().meaning(),
          finding.reason());
    }
    for (DisguiseFinding found : disguises) {
      out.printf(
          "%d-%d gives_identifier: It may give a number or an address of somebody in disguise.%n "
              + " %s%n",
          found.start(), found.end(), String.join("; ", found.reasons()));
    }
    out.flush();
    return 0;
  }
}
