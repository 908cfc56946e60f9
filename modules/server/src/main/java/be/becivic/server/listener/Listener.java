package be.becivic.server.listener;

import be.becivic.server.http.Route;
import io.helidon.http.encoding.ContentEncodingContext;
import io.helidon.http.media.MediaContext;
import io.helidon.service.registry.ServiceRegistry;
import io.helidon.service.registry.ServiceRegistryConfig;
import io.helidon.service.registry.ServiceRegistryManager;
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
  private final AwaitedRouting routing;
  private final ListenerSettings settings;
  private final RequestObserver observer;
  private final Runnable onDeaf;
  private final Thread watch;

  private Listener(
      WebServer server,
      AcceptedSockets sockets,
      Connections connections,
      AwaitedRouting routing,
      ListenerSettings settings,
      RequestObserver observer,
      Runnable onDeaf) {
    this.server = server;
    this.sockets = sockets;
    this.connections = connections;
    this.routing = routing;
    this.settings = settings;
    this.observer = observer;
    this.onDeaf = onDeaf;
    this.watch = Thread.ofPlatform().daemon().name("http-watch").start(this::watch);
  }

  /**
   * Takes the address and answers from these routes.
   *
   * @param onDeaf what to do when the port is lost, which the web server does not tell: it gives up
   *     listening when the process runs out of files or memory
   * @throws CannotListenException when the address cannot be had
   */
  public static Listener start(
      ListenerSettings settings, List<Route> routes, RequestObserver observer, Runnable onDeaf) {
    Listener listener = bind(settings, Dispatcher.largestBody(routes), observer, onDeaf);
    listener.open(routes);
    return listener;
  }

  /**
   * Takes the address; requests wait until routes are opened.
   *
   * @param maxBody the largest body any of the routes will take
   * @param onDeaf as above
   * @throws CannotListenException when the address cannot be had
   */
  public static Listener bind(
      ListenerSettings settings, int maxBody, RequestObserver observer, Runnable onDeaf) {
    AwaitedRouting routing = new AwaitedRouting();
    Connections connections = new Connections(settings, observer);
    AcceptedSockets sockets = AcceptedSockets.create();
    WebServer server =
        WebServer.builder()
            .serviceRegistry(withoutServices())
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
                new GuardedHttp1(settings, sockets, new SoleRouting(routing), connections))
            .directHandlers(EarlyRefusal.forEverything())
            .maxTcpConnections(OpenFiles.cap(settings.maxConnections()))
            .maxPayloadSize(maxBody)
            .shutdownGracePeriod(settings.drainTimeout())
            .idleConnectionPeriod(Duration.ofDays(1))
            .build()
            .start();
    if (!server.isRunning()) {
      throw new CannotListenException(settings);
    }
    return new Listener(server, sockets, connections, routing, settings, observer, onDeaf);
  }

  /** Nothing of the server is looked up; looking for what there is took as long as the rest. */
  private static ServiceRegistry withoutServices() {
    return ServiceRegistryManager.create(
            ServiceRegistryConfig.builder()
                .discoverServices(false)
                .discoverServicesFromServiceLoader(false)
                .build())
        .registry();
  }

  /** Answers from now on. */
  public void open(List<Route> routes) {
    routing.open(routes, settings, observer);
  }

  public int port() {
    return server.port();
  }

  /** Stops accepting, lets requests under way finish for a while, and closes what is left. */
  @Override
  public void close() {
    watch.interrupt();
    routing.giveUp();
    connections.drain();
    server.stop();
    routing.forget();
  }

  private static InetAddress address(ListenerSettings settings) {
    try {
      return InetAddress.getByName(settings.host());
    } catch (UnknownHostException _) {
      throw new CannotListenException(settings);
    }
  }

  private void watch() {
    OwnPort ownPort = OwnPort.of(address(settings), port());
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
