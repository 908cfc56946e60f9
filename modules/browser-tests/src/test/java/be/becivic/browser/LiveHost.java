package be.becivic.browser;

import be.becivic.server.Server;
import be.becivic.server.config.Configuration;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
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

  static LiveHost start(Path data, String... settings) {
    List<String> all = new ArrayList<>(List.of("http.port=0"));
    all.addAll(List.of(settings));
    Configuration configuration = Configuration.load(data, Optional.empty(), Map.of(), all);
    return new LiveHost(Server.start(configuration, data, SHIPPED));
  }

  String address(String path) {
    return server.address().resolve(path).toString();
  }

  /** Shows a page once, so that the next visitor does not wait for it to be made. */
  void warmUp(String path) throws IOException {
    try (InputStream page = URI.create(address(path)).toURL().openStream()) {
      page.transferTo(OutputStream.nullOutputStream());
    }
  }

  @Override
  public void close() {
    server.close();
  }
}
