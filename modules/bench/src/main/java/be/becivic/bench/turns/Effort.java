package be.becivic.bench.turns;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;

/**
 * What one run of something took, in milliseconds.
 *
 * @param wall on the clock
 * @param cpu on all processors together, the compiler's and the collector's work included
 */
public record Effort(double wall, double cpu) {

  /** Something that takes milliseconds at least; the processors' clock is no finer. */
  public interface Work {
    Object run() throws IOException;
  }

  public static Effort of(Work work) throws IOException {
    long cpu = cpuTime();
    long begun = System.nanoTime();
    work.run();
    return new Effort((System.nanoTime() - begun) / 1e6, (cpuTime() - cpu) / 1e6);
  }

  private static long cpuTime() {
    return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
  }
}
