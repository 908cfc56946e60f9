package be.becivic.cli.proof;

import java.io.BufferedReader;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * This very program, started as this one was, serving a fresh folder in a process of its own, with
 * its log in a file.
 */
final class ProofServer implements AutoCloseable {
  private static final String READY = "Be Civic is ready at ";
  private static final int STOP_SECONDS = 30;

  /** Everything is committed at once, nothing is limited, and addresses are told by a header. */
  private static final List<String> SETTINGS =
      List.of(
          "http.trusted-proxies=127.0.0.0/8",
          "log.level=debug",
          "staging.window=PT2S",
          "jobs.commit.every=PT1S",
          "limits.per-day=1000000",
          "limits.validations-per-day=1000000",
          "limits.flags-per-day=1000000",
          "limits.burst-per-hour=1000000",
          "limits.global-per-hour=1000000",
          "limits.validate-per-day=1000000",
          "limits.rejections-per-day=1000000",
          "limits.shared-networks=127.0.0.0/8",
          "limits.shared-factor=100000");

  private final Process process;
  private final URI address;

  private ProofServer(Process process, URI address) {
    this.process = process;
    this.address = address;
  }

  static ProofServer start(Path data, Path log) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), "be.becivic.cli.Main"));
    command.addAll(List.of("serve", "--port", "0", "--data", data.toString()));
    SETTINGS.forEach(setting -> command.addAll(List.of("--set", setting)));
    Process process = new ProcessBuilder(command).redirectError(log.toFile()).start();
    BufferedReader lines = process.inputReader();
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      if (line.startsWith(READY)) {
        Thread.ofPlatform().daemon().start(() -> lines.lines().forEach(_ -> {}));
        return new ProofServer(process, URI.create(line.substring(READY.length())));
      }
    }
    process.destroyForcibly();
    throw new IOException("the server did not start; its log is " + log);
  }

  URI address() {
    return address;
  }

  @Override
  public void close() {
    process.destroy();
    try {
      if (!process.waitFor(STOP_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException _) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
