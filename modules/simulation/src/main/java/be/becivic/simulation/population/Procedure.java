package be.becivic.simulation.population;

import be.becivic.protocol.feedback.Target;

/**
 * A procedure with one thing in it that may be right or wrong: a figure, or a passage of its text.
 *
 * @param share of all sessions that follow it
 * @param first what it says when a server begins
 */
public record Procedure(Target target, double share, String first) {

  /** Another number that looks like one, the same for the same purpose. */
  public String variant(int purpose) {
    return Integer.toString(Integer.parseInt(first) + 10 * purpose);
  }
}
