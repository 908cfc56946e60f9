package be.becivic.server.http;

import java.util.List;
import java.util.Optional;

/** The headers of a request, looked up by name in any case. */
@FunctionalInterface
public interface RequestHeaders {

  /** The values of every line with that name, in the order they came. */
  List<String> list(String name);

  default Optional<String> find(String name) {
    List<String> values = list(name);
    return values.isEmpty() ? Optional.empty() : Optional.of(values.getFirst());
  }
}
