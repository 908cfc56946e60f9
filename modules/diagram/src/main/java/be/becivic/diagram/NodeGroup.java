package be.becivic.diagram;

import java.util.Optional;

/**
 * A frame around nodes.
 *
 * @param parent the group around it
 */
public record NodeGroup(String id, String label, Optional<String> parent) {
  NodeGroup labelled(String words) {
    return new NodeGroup(id, words, parent);
  }
}
