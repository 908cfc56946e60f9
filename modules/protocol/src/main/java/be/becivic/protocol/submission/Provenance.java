package be.becivic.protocol.submission;

import tools.jackson.databind.node.ObjectNode;

/**
 * How a contribution was found out (§6.2.2x).
 *
 * @param researchNotes in Markdown, published with the content
 * @param details all it says, notes included, as it is stored
 */
public record Provenance(String researchNotes, ObjectNode details) {

  @Override
  public String toString() {
    return "Provenance";
  }
}
