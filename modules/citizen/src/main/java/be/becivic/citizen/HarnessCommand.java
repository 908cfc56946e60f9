package be.becivic.citizen;

import be.becivic.citizen.client.ClientInstaller;
import be.becivic.harness.folder.DataLocation;
import be.becivic.harness.folder.LocalMachine;
import be.becivic.harness.folder.PersonFolder;
import be.becivic.harness.folder.PrivateFiles;
import be.becivic.harness.tool.HarnessParts;
import be.becivic.harness.tool.review.TerminalReview;
import java.io.BufferedReader;
import java.io.Console;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.net.URI;
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
      "  becivic harness log            what you agreed to, and when",
      "  becivic harness install        put it into the programs your agents run in"
    })
public final class HarnessCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Option(
      names = "--server",
      paramLabel = "URL",
      scope = ScopeType.INHERIT,
      defaultValue = "${env:" + LocalHarness.SERVER_VARIABLE + ":-" + LocalHarness.SERVER + "}",
      description = "Where Be Civic is; ${DEFAULT-VALUE} unless told.")
  private URI server;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      scope = ScopeType.INHERIT,
      description = "Show this help and exit.")
  private boolean help;

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(), "Say serve, review, log, where, install or uninstall.");
  }

  @Command(name = "serve", description = "Be the local MCP server an agent starts.")
  int serve() throws IOException {
    LocalHarness.serve(server);
    return 0;
  }

  @Command(
      name = "review",
      description = "Decide on your own terminal what is kept, agreed to and sent.")
  int review() throws IOException {
    Console console = terminal();
    new TerminalReview(parts(), new BufferedReader(console.reader()), console.writer()).run();
    return 0;
  }

  @Command(
      name = "log",
      description = "What you agreed to: when, for what, and how you were asked.")
  int log() {
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
  int where() {
    spec.commandLine().getOut().println(parts().folder().root());
    spec.commandLine().getOut().flush();
    return 0;
  }

  @Command(
      name = "install",
      description = "Put Be Civic into the programs your agents run in; asks for each.")
  int install(@Mixin DryRunOption dryRun) throws IOException {
    ProgramFiles files = ProgramFiles.find();
    ClientInstaller installer = installer(dryRun.isAsked());
    if (installer.install(files.entry()) == 0) {
      spec.commandLine().getOut().println("None of the programs this knows was found.");
    }
    installer.installSkills(files.skills());
    return 0;
  }

  @Command(
      name = "hook",
      hidden = true,
      description = "What a client's hooks run; does nothing unless BECIVIC_HOOKS is 1.")
  int hook() throws IOException {
    if ("1".equals(System.getenv("BECIVIC_HOOKS"))) {
      var folder = new PersonFolder(DataLocation.resolve(LocalMachine.ofThisMachine()));
      String words = new ClientHook(folder, InstantSource.system()).answer(System.in);
      spec.commandLine().getOut().print(words);
      spec.commandLine().getOut().flush();
    }
    return 0;
  }

  @Command(name = "uninstall", description = "Take it out of them again; asks for each.")
  int uninstall(@Mixin DryRunOption dryRun) throws IOException {
    ClientInstaller installer = installer(dryRun.isAsked());
    installer.uninstall();
    installer.uninstallSkills(ProgramFiles.find().skills());
    return 0;
  }

  private ClientInstaller installer(boolean isDryRun) {
    if (isDryRun) {
      var nobody = new BufferedReader(Reader.nullReader());
      return new ClientInstaller(
          LocalMachine.ofThisMachine(), true, nobody, spec.commandLine().getOut());
    }
    Console console = terminal();
    return new ClientInstaller(
        LocalMachine.ofThisMachine(),
        false,
        new BufferedReader(console.reader()),
        console.writer());
  }

  private Console terminal() {
    Console console = System.console();
    if (console == null || !console.isTerminal()) {
      throw new ParameterException(
          spec.commandLine(), "This asks a person and needs their terminal.");
    }
    return console;
  }

  private HarnessParts parts() {
    return LocalHarness.parts(server);
  }
}
