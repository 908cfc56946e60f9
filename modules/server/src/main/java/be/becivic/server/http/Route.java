package be.becivic.server.http;

import be.becivic.protocol.operation.HttpMethod;

/**
 * A handler at an address.
 *
 * @param pattern such as {@code /api/concerns/{id}}; a last segment {@code {rest...}} takes all
 *     that follows
 */
public record Route(HttpMethod method, String pattern, Handler handler, BodyPolicy body) {

  public static Route get(String pattern, Handler handler) {
    return new Route(HttpMethod.GET, pattern, handler, BodyPolicy.none());
  }

  public static Route delete(String pattern, Handler handler) {
    return new Route(HttpMethod.DELETE, pattern, handler, BodyPolicy.none());
  }

  public static Route post(String pattern, int bodyLimit, Handler handler) {
    return new Route(HttpMethod.POST, pattern, handler, BodyPolicy.json(bodyLimit));
  }

  public static Route patch(String pattern, int bodyLimit, Handler handler) {
    return new Route(HttpMethod.PATCH, pattern, handler, BodyPolicy.json(bodyLimit));
  }
}
