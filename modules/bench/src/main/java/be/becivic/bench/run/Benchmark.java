package be.becivic.bench.run;

import be.becivic.bench.report.ReportSection;
import java.io.IOException;
import java.util.function.Consumer;

/** Something to measure. */
public interface Benchmark {

  /**
   * Takes its time.
   *
   * @param progress told what is being done
   */
  ReportSection measure(Consumer<String> progress) throws IOException, InterruptedException;
}
