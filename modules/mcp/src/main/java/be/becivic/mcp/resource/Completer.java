package be.becivic.mcp.resource;

import java.util.List;
import java.util.Map;

/** Suggests values for a variable of a template. */
@FunctionalInterface
public interface Completer {

  /**
   * All that fit, best first; the server sends no more than the protocol allows.
   *
   * @param typed what is there so far
   * @param others the variables already settled
   */
  List<String> complete(String typed, Map<String, String> others);
}
