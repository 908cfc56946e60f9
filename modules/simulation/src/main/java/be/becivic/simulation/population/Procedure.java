package be.becivic.simulation.population;

import be.becivic.protocol.feedback.Target;

/**
 * A procedure with one figure in it.
 *
 * @param share of all sessions that follow it
 * @param first what the figure says when a server begins
 */
public record Procedure(Target.Value figure, double share, String first) {

  /** Another figure that looks like one, the same for the same purpose. */
  public String variant(int purpose) {
    return Integer.toString(Integer.parseInt(first) + 10 * purpose);
  }
}
