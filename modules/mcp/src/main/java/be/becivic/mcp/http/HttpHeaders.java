package be.becivic.mcp.http;

import java.util.List;

/** The headers of a request, looked up by name in any case. */
@FunctionalInterface
public interface HttpHeaders {

  /** The values of every line with that name, in the order they came. */
  List<String> list(String name);
}
