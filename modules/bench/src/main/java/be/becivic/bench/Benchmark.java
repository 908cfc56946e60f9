package be.becivic.bench;

import be.becivic.bench.report.Section;
import java.io.IOException;
import java.util.function.Consumer;

/** Something to measure. */
interface Benchmark {

  /**
   * Takes its time.
   *
   * @param progress told what is being done
   */
  Section measure(Consumer<String> progress) throws IOException, InterruptedException;
}
