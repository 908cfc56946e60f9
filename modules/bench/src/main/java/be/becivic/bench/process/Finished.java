package be.becivic.bench.process;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A program that ran to its end.
 *
 * @param peak the most memory it was seen to occupy, in MiB; zero where the system does not tell
 */
public record Finished(Duration wall, double peak) {
  private static final Pattern PEAK = Pattern.compile("VmHWM:\\s+(\\d+) kB");
  private static final double KIB_PER_MIB = 1024;
  private static final int LOOK_EVERY_MILLIS = 20;

  /**
   * Runs a program.
   *
   * @throws IOException when it fails
   */
  public static Finished run(List<String> command, Path log)
      throws IOException, InterruptedException {
    long begun = System.nanoTime();
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(Redirect.to(log.toFile()))
            .start();
    double peak = 0;
    try {
      do {
        peak = Math.max(peak, peak(process.pid()));
      } while (!process.waitFor(LOOK_EVERY_MILLIS, TimeUnit.MILLISECONDS));
    } finally {
      process.destroyForcibly();
    }
    Duration wall = Duration.ofNanos(System.nanoTime() - begun);
    if (process.exitValue() != 0) {
      throw new IOException(command.getFirst() + " failed: " + Files.readString(log).strip());
    }
    return new Finished(wall, peak);
  }

  public double seconds() {
    return wall.toNanos() / 1e9;
  }

  /** The system keeps the highest mark, so that looking now and then is enough. */
  private static double peak(long pid) {
    try {
      Matcher line = PEAK.matcher(Files.readString(Path.of("/proc", Long.toString(pid), "status")));
      return line.find() ? Long.parseLong(line.group(1)) / KIB_PER_MIB : 0;
    } catch (IOException _) {
      return 0;
    }
  }
}
