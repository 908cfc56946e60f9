package be.becivic.lifecycle.review;

import be.becivic.protocol.id.SubmissionId;
import tools.jackson.databind.JsonNode;

/**
 * What is held of a submission, for the eyes of a reviewer.
 *
 * @param findings what speaks against it, looked for afresh
 */
public record HeldDocument(SubmissionId id, JsonNode document, ScreeningResult findings) {

  /** Leaves the document out, so that it cannot reach a log. */
  @Override
  public String toString() {
    return "HeldDocument[%s]".formatted(id);
  }
}
