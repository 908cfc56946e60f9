package be.becivic.bench;

import be.becivic.bench.load.Load;
import be.becivic.bench.load.LoadDriver;
import be.becivic.bench.load.RequestSource;
import be.becivic.bench.process.ServerProcess;
import be.becivic.bench.process.SharedDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * One or several servers that share everything they have to.
 *
 * @param database nothing where the only server has one of its own
 */
record ServerGroup(List<ServerProcess> servers, Optional<SharedDatabase> database)
    implements AutoCloseable {
  private static final int OK = 200;
  private static final int KEY_BYTES = 32;

  /** What was answered, and the processor time it took on either side. */
  record Share(Load load, Duration serverCpu, Duration databaseCpu) {
    double serverMicrosEach() {
      return serverCpu.toNanos() / 1e3 / Math.max(1, load.answered());
    }

    double databaseMicrosEach() {
      return databaseCpu.toNanos() / 1e3 / Math.max(1, load.answered());
    }
  }

  static ServerGroup alone(PackagedProgram program, Path folder) throws IOException {
    Files.createDirectories(folder);
    return new ServerGroup(
        List.of(program.serve(folder.resolve("data"), PackagedProgram.WITHOUT_LIMITS)),
        Optional.empty());
  }

  /** As docs/scaling.md sets them up. */
  static ServerGroup onPostgresql(PackagedProgram program, Path folder, int size)
      throws IOException {
    Files.createDirectories(folder);
    SharedDatabase database = SharedDatabase.start(folder.resolve("postgresql"));
    var settings = new ArrayList<>(PackagedProgram.WITHOUT_LIMITS);
    settings.addAll(
        List.of(
            "store.url=" + SharedDatabase.url(database.port()),
            "server.key=" + Base64.getEncoder().encodeToString(new byte[KEY_BYTES]),
            "operator.token=bench-operator-token",
            "forge.url=" + folder.resolve("shared").resolve("corpus.git")));
    var group = new ServerGroup(new ArrayList<>(), Optional.of(database));
    try {
      for (int i = 0; i < size; i++) {
        group.servers.add(program.serve(folder.resolve("data-" + i), settings));
      }
      return group;
    } catch (IOException failure) {
      group.close();
      throw failure;
    }
  }

  /** Keeps connections busy, as many to each server as to the next. */
  Share send(int connections, Duration length, Supplier<RequestSource> requests)
      throws IOException, InterruptedException {
    Duration servers = serverCpu();
    Duration rows = databaseCpu();
    var addresses = this.servers.stream().map(ServerProcess::address).toList();
    Load load = new LoadDriver(addresses, connections, OK).run(length, requests);
    return new Share(load, serverCpu().minus(servers), databaseCpu().minus(rows));
  }

  private Duration serverCpu() {
    return servers.stream().map(ServerProcess::cpuTime).reduce(Duration.ZERO, Duration::plus);
  }

  private Duration databaseCpu() throws IOException {
    return database.isPresent() ? database.get().cpuTime() : Duration.ZERO;
  }

  @Override
  public void close() throws IOException {
    for (ServerProcess server : servers) {
      server.close();
    }
    if (database.isPresent()) {
      database.get().close();
    }
  }
}
