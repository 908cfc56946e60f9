package be.becivic.protocol.operation;

import java.util.Optional;

/** The methods an operation can have. */
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
