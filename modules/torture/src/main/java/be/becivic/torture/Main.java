package be.becivic.torture;

import be.becivic.bench.run.InstalledHome;
import be.becivic.bench.run.WorkFolder;
import be.becivic.torture.run.Fault;
import be.becivic.torture.run.FaultFinding;
import be.becivic.torture.run.TortureSetup;
import java.io.IOException;
import java.io.PrintWriter;
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
    name = "becivic torture",
    description = {
      "Inflict faults on real servers and say what users and operators see.",
      "",
      "Ends with 1 when something was lost, doubled, hidden or did not come back.",
      ""
    },
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  becivic torture                      everything, with 200 kills (long)",
      "  becivic torture --only cluster       three servers on PostgreSQL",
      "  becivic torture --kills 20 --small   a quick look"
    })
public final class Main implements Callable<Integer> {
  private static final int MOST_LINES = 20;

  @Option(
      names = "--kills",
      paramLabel = "N",
      description = "How often a loaded server is killed (${DEFAULT-VALUE}).")
  private int kills = 200;

  @Option(names = "--only", paramLabel = "NAME", description = "One fault alone; see --list.")
  private String only = "";

  @Option(names = "--small", description = "As short as it can be.")
  private boolean small;

  @Option(names = "--list", description = "Say which faults there are.")
  private boolean list;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help and exit.")
  private boolean help;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    List<Fault> faults =
        Faults.ALL.stream().filter(each -> only.isEmpty() || each.name().equals(only)).toList();
    if (faults.isEmpty()) {
      throw new ParameterException(spec.commandLine(), "There is no fault " + only + ".");
    }
    PrintWriter out = spec.commandLine().getOut();
    if (list) {
      faults.forEach(each -> out.printf("%-12s %s%n", each.name(), each.about()));
      out.flush();
      return 0;
    }
    boolean held = true;
    for (Fault fault : faults) {
      held &= inflict(fault, out);
    }
    return held ? 0 : 1;
  }

  private boolean inflict(Fault fault, PrintWriter out) throws IOException, InterruptedException {
    long begun = System.nanoTime();
    WorkFolder folder = WorkFolder.create();
    FaultFinding finding = attempt(fault, folder.path());
    Duration took = Duration.ofNanos(System.nanoTime() - begun);
    out.printf(
        "%s %s (%d s): %s%n",
        finding.held() ? "held  " : "BROKEN", fault.name(), took.toSeconds(), fault.about());
    out.printf("  user      %s%n", finding.user());
    out.printf("  operator  %s%n", finding.operator());
    out.printf("  recovery  %s%n", finding.recovery());
    finding.wrong().stream()
        .limit(MOST_LINES)
        .forEach(each -> out.printf("  WRONG     %s%n", each));
    if (finding.held()) {
      folder.close();
    } else {
      out.printf("  %d things are wrong; logs are in %s%n", finding.wrong().size(), folder.path());
    }
    out.flush();
    return finding.held();
  }

  /** What breaks a fault off is a finding too. */
  private FaultFinding attempt(Fault fault, Path folder) throws InterruptedException {
    try {
      return fault.inflict(new TortureSetup(InstalledHome.path(), folder, kills, small, this::say));
    } catch (IOException | RuntimeException broken) {
      return new FaultFinding("", "", "", List.of("broke off: " + broken));
    }
  }

  private void say(String progress) {
    PrintWriter err = spec.commandLine().getErr();
    err.println("torture: " + progress);
    err.flush();
  }

  static CommandLine commandLine() {
    return new CommandLine(new Main());
  }

  public static void main(String[] arguments) {
    System.exit(commandLine().execute(arguments));
  }
}
