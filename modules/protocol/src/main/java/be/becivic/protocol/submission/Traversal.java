package be.becivic.protocol.submission;

import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/**
 * How a source was tried, for a vote on it (§6.2.3).
 *
 * @param failureSignal in the words of whoever tried
 * @param details all it says, the signal included, as it is stored
 */
public record Traversal(
    Optional<String> failureSignal, boolean validatesPostHandoff, ObjectNode details) {

  /** What may be shown while the words wait for a person. */
  public ObjectNode withoutWords() {
    return details.deepCopy().without(SubmissionParser.FAILURE_SIGNAL);
  }

  @Override
  public String toString() {
    return "Traversal";
  }
}
