package be.becivic.server.listener;

import be.becivic.server.http.Route;
import io.helidon.http.encoding.ContentEncodingContext;
import io.helidon.http.media.MediaContext;
import io.helidon.webserver.WebServer;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;

/** Listens on a port and answers from a fixed set of routes until it is closed. */
public final class Listener implements AutoCloseable {
  private static final Duration WATCH_EVERY = Duration.ofMillis(500);
  private static final int LISTEN_TO_OURSELVES_EVERY = 10;

  private final WebServer server;
  private final AcceptedSockets sockets;
  private final Connections connections;
  private final OwnPort ownPort;
  private final Runnable onDeaf;
  private final Thread watch;

  private Listener(
      WebServer server,
      AcceptedSockets sockets,
      Connections connections,
      OwnPort ownPort,
      Runnable onDeaf) {
    this.server = server;
    this.sockets = sockets;
    this.connections = connections;
    this.ownPort = ownPort;
    this.onDeaf = onDeaf;
    this.watch = Thread.ofPlatform().daemon().name("http-watch").start(this::watch);
  }

  /**
   * Starts to listen.
   *
   * @param onDeaf what to do when the port is lost, which the web server does not tell: it gives up
   *     listening when the process runs out of files or memory
   * @throws CannotListenException when the address cannot be had
   */
  public static Listener start(
      ListenerSettings settings, List<Route> routes, RequestObserver observer, Runnable onDeaf) {
    Dispatcher dispatcher = new Dispatcher(routes, settings, observer);
    Connections connections = new Connections(settings, observer);
    AcceptedSockets sockets = AcceptedSockets.create();
    WebServer server =
        WebServer.builder()
            .address(address(settings))
            .port(settings.port())
            .shutdownHook(false)
            .featuresDiscoverServices(false)
            .protocolsDiscoverServices(false)
            .mediaContext(MediaContext.builder().mediaSupportsDiscoverServices(false).build())
            .contentEncoding(
                ContentEncodingContext.builder().contentEncodingsDiscoverServices(false).build())
            .useNio(false)
            .connectionOptions(sockets)
            .addConnectionSelector(
                new GuardedHttp1(settings, sockets, new SoleRouting(dispatcher), connections))
            .directHandlers(EarlyRefusal.forEverything())
            .maxTcpConnections(OpenFiles.cap(settings.maxConnections()))
            .maxPayloadSize(dispatcher.largestBody())
            .shutdownGracePeriod(settings.drainTimeout())
            .idleConnectionPeriod(Duration.ofDays(1))
            .build()
            .start();
    if (!server.isRunning()) {
      throw new CannotListenException(settings);
    }
    var ownPort = OwnPort.of(address(settings), server.port());
    return new Listener(server, sockets, connections, ownPort, onDeaf);
  }

  public int port() {
    return server.port();
  }

  /** Stops accepting, lets requests under way finish for a while, and closes what is left. */
  @Override
  public void close() {
    watch.interrupt();
    connections.drain();
    server.stop();
  }

  private static InetAddress address(ListenerSettings settings) {
    try {
      return InetAddress.getByName(settings.host());
    } catch (UnknownHostException _) {
      throw new CannotListenException(settings);
    }
  }

  private void watch() {
    try {
      for (int round = 1; ; round++) {
        Thread.sleep(WATCH_EVERY);
        connections.closeStalled();
        sockets.forgetClosed();
        if (round % LISTEN_TO_OURSELVES_EVERY == 0 && ownPort.isClosed()) {
          onDeaf.run();
          return;
        }
      }
    } catch (InterruptedException _) {
      // the listener was closed
    }
  }
}
