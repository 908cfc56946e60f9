package be.becivic.browser;

import be.becivic.server.Server;
import be.becivic.server.config.Configuration;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A server that has just been started on the shipped corpus. */
final class LiveHost implements AutoCloseable {
  private static final Path SHIPPED = Path.of("../../corpus");

  private final Server server;

  private LiveHost(Server server) {
    this.server = server;
  }

  static LiveHost start(Path data) {
    Configuration configuration =
        Configuration.load(data, Optional.empty(), Map.of(), List.of("http.port=0"));
    return new LiveHost(Server.start(configuration, data, SHIPPED));
  }

  String address(String path) {
    return server.address().resolve(path).toString();
  }

  @Override
  public void close() {
    server.close();
  }
}
