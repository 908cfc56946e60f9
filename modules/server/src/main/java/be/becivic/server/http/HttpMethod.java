package be.becivic.server.http;

import java.util.Optional;

/** The methods a route can take. */
public enum HttpMethod {
  GET,
  HEAD,
  POST,
  PUT,
  PATCH,
  DELETE,
  OPTIONS;

  public static Optional<HttpMethod> parse(String text) {
    for (HttpMethod method : values()) {
      if (method.name().equals(text)) {
        return Optional.of(method);
      }
    }
    return Optional.empty();
  }

  public boolean isSafe() {
    return switch (this) {
      case GET, HEAD, OPTIONS -> true;
      case POST, PUT, PATCH, DELETE -> false;
    };
  }
}
