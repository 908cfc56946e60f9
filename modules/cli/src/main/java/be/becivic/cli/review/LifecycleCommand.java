package be.becivic.cli.review;

import be.becivic.cli.option.DataOptions;
import be.becivic.cli.option.Help;
import be.becivic.server.data.DataFolder;
import be.becivic.server.offline.LifecycleDesk;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "lifecycle",
    description = "See why an artefact has its status, and what votes will make of it.",
    footer = {
      "",
      "All of them only look, and may be used while a server runs.",
      "",
      "Examples:",
      "  becivic lifecycle explain sworn-translation",
      "  becivic lifecycle explain val-00012 --json",
      "  becivic lifecycle tick --dry-run --data /srv/becivic",
      "  becivic lifecycle verify"
    })
public final class LifecycleCommand implements Runnable {
  @Mixin private Help help;
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Say explain, tick or verify.");
  }

  @Command(name = "explain", description = "Say where an artefact stands and what it waits for.")
  int explain(
      @Parameters(
              paramLabel = "ARTEFACT",
              description = "A skill, a path, path:source, val-NNNNN or ref-NNNNN.")
          String artefact,
      @Option(names = "--json", description = "As the interface answers.") boolean json,
      @Mixin DataOptions data,
      @Mixin Help help) {
    try (LifecycleDesk desk = open(data)) {
      Optional<String> answer = desk.explain(artefact, json);
      if (answer.isEmpty()) {
        return refuse("there is no artefact " + artefact);
      }
      return say(answer.get());
    }
  }

  @Command(name = "tick", description = "Say what the next look at the votes will decide.")
  int tick(
      @Option(
              names = "--dry-run",
              required = true,
              description = "Required: a running server does the rest by itself.")
          boolean dryRun,
      @Mixin DataOptions data,
      @Mixin Help help) {
    try (LifecycleDesk desk = open(data)) {
      return say(desk.preview());
    }
  }

  @Command(
      name = "verify",
      description = "Follow the whole chain of decisions and say whether it is as it was written.")
  int verify(@Mixin DataOptions data, @Mixin Help help) {
    try (LifecycleDesk desk = open(data)) {
      LifecycleDesk.Verification chain = desk.verify();
      return chain.isIntact() ? say(chain.text() + "\n") : refuse(chain.text());
    }
  }

  /** A running server decides by what it was told when it started. */
  private static LifecycleDesk open(DataOptions options) {
    Path data = options.data();
    return LifecycleDesk.open(
        options.configuration(DataFolder.findRules(data)), data, InstantSource.system());
  }

  private int say(String text) {
    var out = spec.commandLine().getOut();
    out.print(text);
    out.flush();
    return 0;
  }

  private int refuse(String why) {
    spec.commandLine().getErr().println("becivic: " + why);
    return 1;
  }
}
