package be.becivic.bench.run;

import be.becivic.bench.report.ReportSection;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Something to measure: a command by itself, and a part of measuring everything. */
public abstract class Benchmark implements Callable<Integer> {
  @Mixin private Output output;

  /** Takes its time. */
  protected abstract ReportSection measure(BenchProgress progress)
      throws IOException, InterruptedException;

  /** What the command is called, which also begins every line of its progress. */
  final String name() {
    return getClass().getAnnotation(Command.class).name();
  }

  @Override
  public final Integer call() throws IOException, InterruptedException {
    return output.of(List.of(this));
  }
}
