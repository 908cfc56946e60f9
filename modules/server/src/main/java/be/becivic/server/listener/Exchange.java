package be.becivic.server.listener;

import be.becivic.protocol.operation.HttpMethod;
import be.becivic.server.http.Response;
import be.becivic.server.listener.RequestObserver.Answer;
import java.util.Optional;

/** A request as far as it is known, so that it can be answered and counted wherever it fails. */
final class Exchange {
  private final long begun = System.nanoTime();
  private final Optional<HttpMethod> method;
  private final boolean cacheable;
  private final boolean secure;
  private String route;

  private Exchange(Optional<HttpMethod> method, boolean cacheable, boolean secure, String route) {
    this.method = method;
    this.cacheable = cacheable;
    this.secure = secure;
    this.route = route;
  }

  static Exchange of(Optional<HttpMethod> method, String path, boolean secure) {
    boolean cacheable = method.filter(HttpMethod::isSafe).isPresent() && !path.startsWith("/api/");
    return new Exchange(method, cacheable, secure, "unmatched");
  }

  static Exchange malformed(Optional<HttpMethod> method) {
    return new Exchange(method, false, false, "malformed");
  }

  Optional<HttpMethod> method() {
    return method;
  }

  void matched(String pattern) {
    route = pattern;
  }

  String route() {
    return route;
  }

  boolean isSecure() {
    return secure;
  }

  /** A HEAD request gets the headers of a GET and no body. */
  boolean isHead() {
    return method.equals(Optional.of(HttpMethod.HEAD));
  }

  boolean mayBeStored(Response response) {
    return cacheable && response.status() < 400 || response.hasHeader("Cache-Control");
  }

  Answer answer(Response response) {
    return new Answer(
        route,
        method.map(HttpMethod::name).orElse("other"),
        response.status(),
        response.error(),
        System.nanoTime() - begun);
  }
}
