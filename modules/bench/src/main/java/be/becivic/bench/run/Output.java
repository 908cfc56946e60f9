package be.becivic.bench.run;

import be.becivic.bench.report.BenchReport;
import be.becivic.bench.report.ReportSection;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** Runs benchmarks and prints what they measured. */
public final class Output {
  @Option(names = "--json", description = "Print one JSON object instead of a table.")
  private boolean json;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help and exit.")
  private boolean help;

  @Spec(Target.MIXEE)
  private CommandSpec command;

  public int of(List<Benchmark> benchmarks) throws IOException, InterruptedException {
    var sections = new ArrayList<ReportSection>();
    for (Benchmark benchmark : benchmarks) {
      sections.add(benchmark.measure(words -> say(benchmark.name() + ", " + words)));
    }
    var report = new BenchReport(sections);
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
