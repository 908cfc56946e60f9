package be.becivic.server.http;

import be.becivic.protocol.operation.HttpMethod;

/**
 * A handler at an address.
 *
 * @param pattern such as {@code /api/concerns/{id}}; a last segment {@code {rest...}} takes all
 *     that follows
 * @param isShared whether pages of other sites may read what it answers
 */
public record Route(
    HttpMethod method, String pattern, Handler handler, BodyPolicy body, boolean isShared) {

  public Route(HttpMethod method, String pattern, Handler handler, BodyPolicy body) {
    this(method, pattern, handler, body, false);
  }

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

  /** The same, for pages of other sites to read as well. */
  public Route shared() {
    return new Route(method, pattern, handler, body, true);
  }
}
