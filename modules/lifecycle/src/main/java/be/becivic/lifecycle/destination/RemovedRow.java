package be.becivic.lifecycle.destination;

import be.becivic.protocol.id.Uid;
import tools.jackson.databind.JsonNode;

/** A row that was taken out of its table: its number and all that was in it. */
public record RemovedRow(Uid uid, JsonNode document) {

  /** Leaves the document out, so that it cannot reach a log. */
  @Override
  public String toString() {
    return "Taken[%s]".formatted(uid);
  }
}
