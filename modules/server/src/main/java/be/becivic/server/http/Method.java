package be.becivic.server.http;

import java.util.Optional;

/** The methods a route can take. */
public enum Method {
  GET,
  HEAD,
  POST,
  PUT,
  PATCH,
  DELETE,
  OPTIONS;

  static Optional<Method> parse(String text) {
    for (Method method : values()) {
      if (method.name().equals(text)) {
        return Optional.of(method);
      }
    }
    return Optional.empty();
  }

  boolean isSafe() {
    return switch (this) {
      case GET, HEAD, OPTIONS -> true;
      case POST, PUT, PATCH, DELETE -> false;
    };
  }
}
