package be.becivic.corpus.speed;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.MemoryFiles;
import be.becivic.corpus.check.Check;
import be.becivic.corpus.check.CheckReport;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.yaml.StrictYaml;
import be.becivic.protocol.schema.Schemas;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;

/** Prints how long reading, loading and checking take, and how they grow. */
public final class CheckSpeed {
  private static final int RUNS = 7;

  private CheckSpeed() {}

  /** Milliseconds on the clock and on all processors; the second holds on a busy machine too. */
  private record Time(double wall, double cpu) {
    @Override
    public String toString() {
      return "%.0f/%.0f".formatted(wall, cpu);
    }
  }

  interface Work {
    Object run() throws IOException;
  }

  public static void main(String[] sizes) throws IOException {
    Check check = new Check(Schemas.load());
    System.out.printf(
        "%13s %15s %13s %13s %13s  %s%n",
        "wall/cpu ms", "read and parse", "load", "same again", "check", "check to read");
    for (String size : sizes) {
      Path folder = Files.createTempDirectory("synthetic");
      write(folder, SyntheticCorpus.of(Integer.parseInt(size), 1));
      CheckReport report = check.run(load(folder));
      if (!report.findings().isEmpty()) {
        System.out.println(report.findings().getFirst());
      }
      Corpus corpus = load(folder);
      Time read = best(() -> readAndParse(folder));
      Time loading = best(() -> load(folder));
      Time moving = best(() -> corpus.movedTo(corpus.files()));
      Time checking = best(() -> check.run(load(folder)));
      System.out.printf(
          "%6s skills %15s %13s %13s %13s  %.2f/%.2f%n",
          size,
          read,
          loading,
          moving,
          checking,
          checking.wall / read.wall,
          checking.cpu / read.cpu);
    }
  }

  /** What any check must do: read every file, and parse the frontmatter of the skills. */
  private static int readAndParse(Path folder) throws IOException {
    int fields = 0;
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        fields += parse(folder.relativize(file).toString(), Files.readAllBytes(file));
      }
    }
    return fields;
  }

  private static int parse(String path, byte[] content) {
    if (Skill.idIn(path).isEmpty()) {
      return 0;
    }
    String text = new String(content, StandardCharsets.UTF_8);
    String yaml = text.substring(4, text.indexOf("\n---\n", 4) + 1);
    return StrictYaml.parse(yaml, 4).json().size();
  }

  private static Corpus load(Path folder) throws IOException {
    return Corpus.load(MemoryFiles.ofFolder(folder));
  }

  private static Time best(Work work) throws IOException {
    Time best = new Time(Double.MAX_VALUE, Double.MAX_VALUE);
    for (int run = 0; run < RUNS; run++) {
      long cpu = cpuTime();
      long start = System.nanoTime();
      work.run();
      best =
          new Time(
              Math.min(best.wall, (System.nanoTime() - start) / 1e6),
              Math.min(best.cpu, (cpuTime() - cpu) / 1e6));
    }
    return best;
  }

  private static long cpuTime() {
    return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }

  private static void write(Path folder, Map<String, byte[]> files) throws IOException {
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      Path path = folder.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.write(path, file.getValue());
    }
  }
}
