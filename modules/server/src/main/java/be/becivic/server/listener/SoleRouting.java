package be.becivic.server.listener;

import io.helidon.webserver.Router;
import io.helidon.webserver.Routing;
import io.helidon.webserver.http.HttpRouting;
import java.util.List;

/** A router with one routing, ours, whatever the web server would have made. */
record SoleRouting(HttpRouting dispatcher) implements Router {

  @Override
  public <T extends Routing> T routing(Class<T> type, T fallback) {
    return type.isInstance(dispatcher) ? type.cast(dispatcher) : fallback;
  }

  @Override
  public List<? extends Routing> routings() {
    return List.of(dispatcher);
  }

  @Override
  public void beforeStart() {}

  @Override
  public void afterStop() {}
}
