package be.becivic.server.http;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.operation.HttpMethod;
import java.net.InetAddress;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Asks routes from within the process, without a socket. */
public final class InProcess {
  private final RouteTable routes;

  public InProcess(List<Route> routes) {
    this.routes = new RouteTable(routes);
  }

  /**
   * Asks.
   *
   * @param target path and query as they would be sent
   * @param authorization the value of the header of that name
   */
  public Response ask(HttpMethod method, String target, String authorization, byte[] body) {
    int mark = target.indexOf('?');
    String path = mark < 0 ? target : target.substring(0, mark);
    Optional<Query> query = Query.parse(mark < 0 ? "" : target.substring(mark + 1));
    Optional<RouteTable.Match> match = PathSegments.parse(path).flatMap(routes::find);
    Optional<Route> route = match.flatMap(found -> found.route(method));
    if (query.isEmpty() || route.isEmpty()) {
      return Problem.of(ErrorCategory.NOT_FOUND).response();
    }
    Map<String, List<String>> headers = Map.of("authorization", List.of(authorization));
    return route
        .get()
        .handler()
        .handle(
            new Request(
                method,
                path,
                match.get().parameters(route.get()),
                query.get(),
                name -> headers.getOrDefault(name.toLowerCase(Locale.ROOT), List.of()),
                body,
                ClientAddress.of(InetAddress.getLoopbackAddress()),
                true));
  }
}
