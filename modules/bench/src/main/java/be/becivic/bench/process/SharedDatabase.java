package be.becivic.bench.process;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;

/** A real PostgreSQL that is stopped and started again on the same port and the same files. */
public final class SharedDatabase implements AutoCloseable {
  private final Path folder;
  private final int port;
  private EmbeddedPostgres server;

  private SharedDatabase(Path folder, int port, EmbeddedPostgres server) {
    this.folder = folder;
    this.port = port;
    this.server = server;
  }

  public static SharedDatabase start(Path folder) throws IOException {
    EmbeddedPostgres server = builder(folder).start();
    return new SharedDatabase(folder, server.getPort(), server);
  }

  private static EmbeddedPostgres.Builder builder(Path folder) {
    return EmbeddedPostgres.builder()
        .setDataDirectory(folder)
        .setCleanDataDirectory(false)
        .setServerConfig("fsync", "on")
        .setServerConfig("max_connections", "100")
        .setPGStartupWait(Duration.ofSeconds(60));
  }

  public int port() {
    return port;
  }

  /** Its address through something that listens at another port. */
  public static String url(int port) {
    return "jdbc:postgresql://localhost:" + port + "/postgres?user=postgres";
  }

  /** What its processes have used, those that serve connections among them. */
  public Duration cpuTime() throws IOException {
    return ProcessHandle.of(firstProcess()).stream()
        .flatMap(first -> Stream.concat(Stream.of(first), first.children()))
        .flatMap(each -> each.info().totalCpuDuration().stream())
        .reduce(Duration.ZERO, Duration::plus);
  }

  private long firstProcess() throws IOException {
    return Long.parseLong(Files.readAllLines(folder.resolve("postmaster.pid")).getFirst());
  }

  /** As an operator stops it: what is under way is broken off. */
  public void stop() throws IOException {
    server.close();
  }

  /** As {@code kill -9} of its first process. */
  public void kill() throws IOException {
    ProcessHandle.of(firstProcess()).ifPresent(ProcessHandle::destroyForcibly);
    server.close();
  }

  public void startAgain() throws IOException {
    server = builder(folder).setPort(port).start();
  }

  @Override
  public void close() throws IOException {
    server.close();
  }
}
