package be.becivic.server.listener;

import be.becivic.server.http.Route;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.HttpSecurity;
import io.helidon.webserver.http.RoutingRequest;
import io.helidon.webserver.http.RoutingResponse;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;

/**
 * Lets requests wait until there are routes. Pages link to the address they are served at, and what
 * that is can be unknown until somebody listens there.
 */
final class AwaitedRouting implements HttpRouting {
  private volatile CompletableFuture<Dispatcher> dispatcher = new CompletableFuture<>();

  void open(List<Route> routes, ListenerSettings settings, RequestObserver observer) {
    dispatcher.complete(new Dispatcher(routes, settings, observer));
  }

  /** Lets go of whoever still waits. */
  void giveUp() {
    dispatcher.cancel(false);
  }

  /** Lets go of the routes: the web server has a timer that never ends and leads here. */
  void forget() {
    dispatcher = CompletableFuture.failedFuture(new CancellationException());
  }

  @Override
  public HttpSecurity security() {
    return HttpSecurity.create();
  }

  @Override
  public void route(ConnectionContext context, RoutingRequest request, RoutingResponse response) {
    Dispatcher ready;
    try {
      ready = dispatcher.join();
    } catch (CancellationException never) {
      throw new CloseConnectionException("never opened", never);
    }
    ready.route(context, request, response);
  }
}
