package be.becivic.server.listener;

import io.helidon.common.buffers.BufferData;
import io.helidon.http.HttpLogConfig;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.Router;
import io.helidon.webserver.http1.Http1Config;
import io.helidon.webserver.http1.Http1ConnectionSelector;
import io.helidon.webserver.spi.ServerConnection;
import io.helidon.webserver.spi.ServerConnectionSelector;
import java.util.Set;

/** Makes every connection an HTTP/1.1 one whose reading and answering is ours. */
final class GuardedHttp1 implements ServerConnectionSelector {
  private static final int NEVER_REACHED = 1024 * 1024;

  private final ListenerSettings settings;
  private final AcceptedSockets sockets;
  private final Router router;
  private final Connections connections;
  private final Http1ConnectionSelector http1 =
      Http1ConnectionSelector.builder()
          .config(
              Http1Config.builder()
                  .maxPrologueLength(Wire.MAX_REQUEST_LINE)
                  .maxHeadersSize(NEVER_REACHED)
                  .log(HttpLogConfig.builder().sendLog(false).receiveLog(false).build())
                  .buildPrototype())
          .build();

  GuardedHttp1(
      ListenerSettings settings, AcceptedSockets sockets, Router router, Connections connections) {
    this.settings = settings;
    this.sockets = sockets;
    this.router = router;
    this.connections = connections;
  }

  @Override
  public int bytesToIdentifyConnection() {
    return 0;
  }

  @Override
  public Support supports(BufferData data) {
    return Support.SUPPORTED;
  }

  @Override
  public Set<String> supportedApplicationProtocols() {
    return http1.supportedApplicationProtocols();
  }

  @Override
  public ServerConnection connection(ConnectionContext transport) {
    Wire wire = new Wire(sockets.claim(transport.remotePeer().address()), settings);
    var reader = new RequestReader(wire);
    var guarded = new GuardedContext(transport, reader, router);
    return new GuardedConnection(transport, wire, reader, http1.connection(guarded), connections);
  }
}
