package be.becivic.cli.harness;

import be.becivic.cli.option.Help;
import be.becivic.harness.HarnessServer;
import be.becivic.harness.folder.LocalMachine;
import be.becivic.harness.folder.PrivateFiles;
import be.becivic.harness.remote.HttpWire;
import be.becivic.harness.tool.HarnessParts;
import be.becivic.harness.tool.LocalClient;
import be.becivic.harness.tool.review.TerminalReview;
import be.becivic.mcp.stdio.StdioBinding;
import be.becivic.ner.Recogniser;
import java.io.BufferedReader;
import java.io.Console;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.security.SecureRandom;
import java.time.InstantSource;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import tools.jackson.databind.node.ObjectNode;

@Command(
    name = "harness",
    description = "What runs on a citizen's own machine, beside their agent.",
    footer = {
      "",
      "Examples:",
      "  becivic harness serve          the local MCP server, over standard input and output",
      "  becivic harness review         look at what waits for you, and decide",
      "  becivic harness log            what you agreed to, and when"
    })
public final class HarnessCommand implements Runnable {
  private static final int MAX_LINE = 4 << 20;

  @Mixin private Help help;
  @Spec private CommandSpec spec;

  @Option(
      names = "--server",
      paramLabel = "URL",
      scope = ScopeType.INHERIT,
      defaultValue = "${env:BECIVIC_SERVER:-https://becivic.be}",
      description = "Where Be Civic is; ${DEFAULT-VALUE} unless told.")
  private URI server;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Say serve, review, log or where.");
  }

  @Command(name = "serve", description = "Be the local MCP server an agent starts.")
  int serve(@Mixin Help help) throws IOException {
    var binding = new StdioBinding<>(HarnessServer.of(parts(), version()), MAX_LINE);
    binding.serve(System.in, System.out, LocalClient.THE_CLIENT);
    return 0;
  }

  @Command(
      name = "review",
      description = "Decide on your own terminal what is kept, agreed to and sent.")
  int review(@Mixin Help help) throws IOException {
    Console console = System.console();
    if (console == null || !console.isTerminal()) {
      throw new ParameterException(
          spec.commandLine(), "This asks a person and needs their terminal.");
    }
    new TerminalReview(parts(), new BufferedReader(console.reader()), console.writer()).run();
    return 0;
  }

  @Command(
      name = "log",
      description = "What you agreed to: when, for what, and how you were asked.")
  int log(@Mixin Help help) {
    PrintWriter out = spec.commandLine().getOut();
    for (ObjectNode line : PrivateFiles.readLines(parts().folder().consents())) {
      out.println(
          "%s  %-9s %-20s %s  %s  %.12s"
              .formatted(
                  line.path("at").asString(""),
                  line.path("event").asString(""),
                  line.path("purpose").asString(""),
                  line.path("route").asString(""),
                  line.path("item").asString(""),
                  line.path("digest").asString("")));
    }
    out.flush();
    return 0;
  }

  @Command(name = "where", description = "Where your notes are, or would be.")
  int where(@Mixin Help help) {
    spec.commandLine().getOut().println(parts().folder().root());
    spec.commandLine().getOut().flush();
    return 0;
  }

  private HarnessParts parts() {
    return HarnessParts.of(
        LocalMachine.ofThisMachine(),
        new HttpWire(server),
        Recogniser.loadInBackground(),
        InstantSource.system(),
        new SecureRandom());
  }

  private static String version() {
    String version = HarnessCommand.class.getPackage().getImplementationVersion();
    return version == null ? "0" : version;
  }
}
