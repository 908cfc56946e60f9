package be.becivic.server.http;

import be.becivic.protocol.operation.HttpMethod;
import java.util.Optional;

/**
 * Lets pages of other sites read what everyone may read, and nothing else: what is handed in counts
 * for the network it comes from, so no page may make its visitors hand something in.
 */
public final class CrossOrigin {
  private static final String DAY = "86400";

  private CrossOrigin() {}

  public static Response share(Route route, Response response) {
    return route.isShared()
        ? response
            .withHeader("Access-Control-Allow-Origin", "*")
            .withHeader("Access-Control-Expose-Headers", "*")
        : response;
  }

  /** What a browser asks before it reads with headers of its own. */
  public static Response allow(RouteTable.Match match, Response response) {
    Optional<Route> read = match.route(HttpMethod.GET).filter(Route::isShared);
    return read.isEmpty()
        ? response
        : response
            .withHeader("Access-Control-Allow-Origin", "*")
            .withHeader("Access-Control-Allow-Methods", "GET, HEAD")
            .withHeader("Access-Control-Allow-Headers", "*")
            .withHeader("Access-Control-Max-Age", DAY);
  }
}
