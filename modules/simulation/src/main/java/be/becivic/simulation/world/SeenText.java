package be.becivic.simulation.world;

import be.becivic.protocol.lifecycle.Status;

/**
 * A text as an agent reads it.
 *
 * @param content what it says: of a value, the figure
 * @param version by which a vote names it
 */
public record SeenText(String content, Status status, String version) {

  /** Whether votes move it; a stable text takes none. */
  public boolean takesVotes() {
    return status == Status.ALPHA || status == Status.BETA;
  }
}
