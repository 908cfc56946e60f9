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

  private final WebServer server;
  private final AcceptedSockets sockets;
  private final Connections connections;
  private final Thread watch;

  private Listener(WebServer server, AcceptedSockets sockets, Connections connections) {
    this.server = server;
    this.sockets = sockets;
    this.connections = connections;
    this.watch = Thread.ofPlatform().daemon().name("http-watch").start(this::watch);
  }

  /**
   * Starts to listen.
   *
   * @throws CannotListenException when the address cannot be had
   */
  public static Listener start(
      ListenerSettings settings, List<Route> routes, RequestObserver observer) {
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
    return new Listener(server, sockets, connections);
  }

  public int port() {
    return server.port();
  }

  /** Stops accepting, lets requests under way finish for a while, and closes what is left. */
  @Override
  public void close() {
    connections.drain();
    server.stop();
    watch.interrupt();
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
      while (true) {
        Thread.sleep(WATCH_EVERY);
        connections.closeStalled();
        sockets.forgetClosed();
      }
    } catch (InterruptedException _) {
      // the listener was closed
    }
  }
}
