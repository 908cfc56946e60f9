package be.becivic.torture.cluster;

import be.becivic.bench.process.SharedDatabase;
import be.becivic.torture.process.CutProxy;
import be.becivic.torture.process.ServerLaunch;
import be.becivic.torture.process.ServerUnit;
import be.becivic.torture.run.TortureSetup;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Three servers as docs/scaling.md sets them up, the last behind a line that can be cut. */
final class Cluster implements AutoCloseable {
  static final String TOKEN = "torture-operator-token";
  private static final int SERVERS = 3;
  private static final int KEY_BYTES = 32;

  final SharedDatabase database;
  final CutProxy line;
  final Path repository;
  final List<ServerUnit> servers;

  private Cluster(
      SharedDatabase database, CutProxy line, Path repository, List<ServerUnit> servers) {
    this.database = database;
    this.line = line;
    this.repository = repository;
    this.servers = servers;
  }

  /** All at once, as something that runs containers would. */
  static Cluster start(TortureSetup setup) throws IOException {
    Path folder = setup.folder();
    SharedDatabase database = SharedDatabase.start(folder.resolve("postgresql"));
    CutProxy line = CutProxy.to(database.port());
    Path repository = folder.resolve("shared").resolve("corpus.git");
    List<ServerUnit> servers = new ArrayList<>();
    for (int i = 0; i < SERVERS; i++) {
      int port = i == SERVERS - 1 ? line.port() : database.port();
      ServerLaunch launch =
          ServerLaunch.of(setup.home(), folder.resolve("server-" + i), TortureSetup.QUICK)
              .with(
                  "store.url=" + SharedDatabase.url(port),
                  "server.key=" + Base64.getEncoder().encodeToString(new byte[KEY_BYTES]),
                  "operator.token=" + TOKEN,
                  "limits.validations-per-day=" + ClusterRules.VOTES_A_DAY,
                  "forge.url=" + repository);
      servers.add(new ServerUnit(launch, folder.resolve("server-" + i + ".log")));
    }
    var cluster = new Cluster(database, line, repository, servers);
    try {
      cluster.startServers();
      return cluster;
    } catch (IOException failure) {
      cluster.close();
      throw failure;
    }
  }

  private void startServers() throws IOException {
    List<CompletableFuture<Boolean>> starting =
        servers.stream()
            .map(
                server ->
                    CompletableFuture.supplyAsync(
                        () -> attempt(server), Thread::startVirtualThread))
            .toList();
    for (int i = 0; i < SERVERS; i++) {
      if (!starting.get(i).join()) {
        throw new IOException("a server did not start: " + servers.get(i).lastLine());
      }
    }
  }

  private static boolean attempt(ServerUnit server) {
    try {
      return server.attempt();
    } catch (IOException _) {
      return false;
    }
  }

  /** Those that run. */
  List<URI> addresses() {
    return servers.stream().map(ServerUnit::address).flatMap(Optional::stream).toList();
  }

  @Override
  public void close() throws IOException {
    servers.forEach(ServerUnit::close);
    line.close();
    database.close();
  }
}
