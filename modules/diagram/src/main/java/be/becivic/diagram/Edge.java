package be.becivic.diagram;

import java.util.Optional;

/**
 * A line from one node to another.
 *
 * @param hasHead whether an arrow points to where it leads
 * @param hasTail whether an arrow points back to where it comes from
 */
public record Edge(
    String from,
    String to,
    Optional<String> label,
    LineStyle line,
    boolean hasHead,
    boolean hasTail) {

  /** An arrow. */
  public static Edge of(String from, String to, LineStyle line) {
    return new Edge(from, to, Optional.empty(), line, true, false);
  }

  Edge labelled(Optional<String> words) {
    return new Edge(from, to, words, line, hasHead, hasTail);
  }
}
