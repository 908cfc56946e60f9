package be.becivic.corpus.data;

import be.becivic.protocol.id.Uid;
import tools.jackson.databind.JsonNode;

/**
 * A row with which a server fills an empty catalogue.
 *
 * @param line the line of the file it stands on, from one
 * @param row everything it says, not to be changed
 */
public record CatalogueSeed(Uid uid, String name, int line, JsonNode row) {

  /** Whether no later row took its place. */
  public boolean isCurrent() {
    return !row.hasNonNull("superseded_at");
  }
}
