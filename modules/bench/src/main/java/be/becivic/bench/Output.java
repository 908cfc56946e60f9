package be.becivic.bench;

import be.becivic.bench.report.Report;
import be.becivic.bench.report.Section;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** Runs benchmarks and prints what they measured. */
final class Output {
  @Option(names = "--json", description = "Print one JSON object instead of a table.")
  private boolean json;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help and exit.")
  private boolean help;

  @Spec(Target.MIXEE)
  private CommandSpec command;

  int of(List<Benchmark> benchmarks) throws IOException, InterruptedException {
    var sections = new ArrayList<Section>();
    for (Benchmark benchmark : benchmarks) {
      sections.add(benchmark.measure(this::say));
    }
    var report = new Report(sections);
    var out = command.commandLine().getOut();
    out.println(json ? report.json() : report.table());
    out.flush();
    return 0;
  }

  private void say(String progress) {
    var err = command.commandLine().getErr();
    err.println("bench: " + progress);
    err.flush();
  }
}
