package be.becivic.server.http;

import be.becivic.protocol.operation.HttpMethod;
import java.util.Map;

/**
 * A request whose head and body have arrived within their bounds.
 *
 * @param path the path as it was sent, without the query
 * @param parameters what stood in place of the route's parameters, decoded
 * @param body empty unless the route reads one
 * @param secure whether the client came over TLS
 */
public record Request(
    HttpMethod method,
    String path,
    Map<String, String> parameters,
    Query query,
    RequestHeaders headers,
    byte[] body,
    ClientAddress client,
    boolean secure) {

  public String parameter(String name) {
    String value = parameters.get(name);
    if (value == null) {
      throw new IllegalArgumentException("the route has no parameter " + name);
    }
    return value;
  }

  /** Says nothing a client sent. */
  @Override
  public String toString() {
    return "Request[" + method + "]";
  }
}
