package be.becivic.bench.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A look into another Java process, by the JDK's own tool for it. */
public record Diagnosis(long pid) {
  private static final Pattern GENERATION = Pattern.compile("total \\d+K, used (\\d+)K");
  private static final Pattern RESIDENT = Pattern.compile("VmRSS:\\s+(\\d+) kB");
  private static final double KIB_PER_MIB = 1024;

  /** What is reachable, in MiB: the heap in use after everything else has been collected. */
  public double liveHeap() throws IOException {
    run("GC.run");
    return sumOfUsed(run("GC.heap_info")) / KIB_PER_MIB;
  }

  static long sumOfUsed(String heapInfo) {
    return GENERATION
        .matcher(heapInfo)
        .results()
        .mapToLong(generation -> Long.parseLong(generation.group(1)))
        .sum();
  }

  /** The memory it occupies, in MiB, where the system tells. */
  public OptionalDouble resident() throws IOException {
    Path status = Path.of("/proc", Long.toString(pid), "status");
    if (Files.notExists(status)) {
      return OptionalDouble.empty();
    }
    Matcher line = RESIDENT.matcher(Files.readString(status));
    return line.find()
        ? OptionalDouble.of(Long.parseLong(line.group(1)) / KIB_PER_MIB)
        : OptionalDouble.empty();
  }

  public void startRecording() throws IOException {
    run("JFR.start", "name=bench", "settings=profile", "jdk.CPUTimeSample#enabled=true");
  }

  public void stopRecording(Path file) throws IOException {
    run("JFR.stop", "name=bench", "filename=" + file.toAbsolutePath());
  }

  private String run(String... arguments) throws IOException {
    var command = new ArrayList<>(List.of(JavaProgram.tool("jcmd"), Long.toString(pid)));
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      if (process.waitFor() != 0) {
        throw new IOException("jcmd " + arguments[0] + ": " + said.strip());
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IOException(interrupted);
    }
    return said;
  }
}
