package be.becivic.bench.process;

import be.becivic.bench.load.KeptConnection;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A server in a process of its own, on a port of its choice. */
public final class ServerProcess implements AutoCloseable {
  /** What a server prints when it listens, before its address. */
  public static final String READY = "Be Civic is ready at ";

  private static final int OK = 200;
  private static final long START_SECONDS = 180;
  private static final long STOP_SECONDS = 20;

  private final Process process;
  private final Thread stopWithUs;
  private final URI address;
  private final Duration startTime;

  private ServerProcess(Process process, Thread stopWithUs, URI address, Duration startTime) {
    this.process = process;
    this.stopWithUs = stopWithUs;
    this.address = address;
    this.startTime = startTime;
  }

  /** Starts it and waits until it answers. */
  public static ServerProcess start(JavaProgram program, Path log) throws IOException {
    long begun = System.nanoTime();
    Process process = new ProcessBuilder(program.command()).redirectError(log.toFile()).start();
    Thread stopWithUs = Thread.ofPlatform().unstarted(process::destroyForcibly);
    Runtime.getRuntime().addShutdownHook(stopWithUs);
    try {
      URI address = awaitAddress(process);
      awaitHealth(address);
      Duration startTime = Duration.ofNanos(System.nanoTime() - begun);
      return new ServerProcess(process, stopWithUs, address, startTime);
    } catch (IOException failure) {
      process.destroyForcibly();
      throw new IOException(failure.getMessage() + ": " + lastLine(log), failure);
    }
  }

  /** The folder of the log is gone when somebody reads this. */
  private static String lastLine(Path log) throws IOException {
    return Files.readString(log).lines().reduce((_, later) -> later).orElse("it said nothing");
  }

  private static URI awaitAddress(Process process) throws IOException {
    CompletableFuture<Void> impatience =
        CompletableFuture.runAsync(
            process::destroyForcibly,
            CompletableFuture.delayedExecutor(START_SECONDS, TimeUnit.SECONDS));
    try {
      BufferedReader lines = process.inputReader();
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.startsWith(READY)) {
          return URI.create(line.substring(READY.length()));
        }
      }
      throw new IOException("the server did not start");
    } finally {
      impatience.cancel(false);
    }
  }

  private static void awaitHealth(URI address) throws IOException {
    try (KeptConnection probe = KeptConnection.open(address)) {
      if (probe.get("/healthz") != OK) {
        throw new IOException("the server is not healthy");
      }
    }
  }

  public URI address() {
    return address;
  }

  /** From the start of the process until it answered. */
  public Duration startTime() {
    return startTime;
  }

  /** What it has used of all processors together. */
  public Duration cpuTime() {
    return process.info().totalCpuDuration().orElse(Duration.ZERO);
  }

  public Diagnosis diagnosis() {
    return new Diagnosis(process.pid());
  }

  @Override
  public void close() throws IOException {
    Runtime.getRuntime().removeShutdownHook(stopWithUs);
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
