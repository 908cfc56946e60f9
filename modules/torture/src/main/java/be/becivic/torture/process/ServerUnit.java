package be.becivic.torture.process;

import be.becivic.bench.process.ServerProcess;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A server that is started, ended one way or another, and started again on the same folder. */
public final class ServerUnit implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final Path log;
  private ServerLaunch launch;
  private @Nullable Process process;
  private volatile Optional<URI> address = Optional.empty();

  public ServerUnit(ServerLaunch launch, Path log) {
    this.launch = launch;
    this.log = log;
  }

  /** From the next start on. */
  public void launchAs(ServerLaunch other) {
    launch = other;
  }

  /** Starts it and waits until it listens. */
  public void start() throws IOException {
    if (!attempt()) {
      throw new IOException("a server did not start: " + lastLine());
    }
  }

  /** Starts it; whether it came to listen. Where it did not, it has ended. */
  public boolean attempt() throws IOException {
    Process started = launch.serve(log);
    process = started;
    Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(started::destroyForcibly));
    BufferedReader lines = started.inputReader();
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      if (line.startsWith(ServerProcess.READY)) {
        address = Optional.of(URI.create(line.substring(ServerProcess.READY.length())));
        Thread.ofPlatform().daemon().start(() -> drain(lines));
        return true;
      }
    }
    address = Optional.empty();
    return false;
  }

  /** A server that cannot write any more to who started it would stop. */
  private static void drain(BufferedReader lines) {
    try {
      while (lines.readLine() != null) {
        // Nothing of it is needed.
      }
    } catch (IOException _) {
      // It was killed.
    }
  }

  public long pid() {
    return process == null ? 0 : process.pid();
  }

  /** Where it listens; nothing while it does not run. */
  public Optional<URI> address() {
    return address;
  }

  public ServerLaunch launch() {
    return launch;
  }

  /** As {@code kill -9} does. */
  public void kill() {
    address = Optional.empty();
    if (process != null) {
      process.destroyForcibly();
      await();
    }
  }

  /** As a supervisor does; the code it ended with. */
  public int terminate() {
    address = Optional.empty();
    if (process == null) {
      return 0;
    }
    process.destroy();
    return await();
  }

  public boolean isAlive() {
    return process != null && process.isAlive();
  }

  /** Waits for its end; the code it ended with. */
  public int await() {
    try {
      if (process == null || !process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
        throw new IllegalStateException("a server does not end");
      }
      return process.exitValue();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(interrupted);
    }
  }

  /** What it wrote to standard error, all starts together. */
  public String log() throws IOException {
    return Files.exists(log) ? Files.readString(log) : "";
  }

  public String lastLine() throws IOException {
    return log().lines().filter(line -> !line.isBlank()).reduce("", (_, line) -> line);
  }

  /** Runs another command of the program on the same folder; the code it ended with. */
  public int run(String... arguments) throws IOException, InterruptedException {
    return launch.run(log, arguments).waitFor();
  }

  @Override
  public void close() {
    if (isAlive()) {
      kill();
    }
  }
}
