package be.becivic.changes;

import be.becivic.protocol.id.SubmissionId;
import tools.jackson.databind.JsonNode;

/** Tries what a submission proposes on main as it is now, before anyone has looked at it. */
@FunctionalInterface
public interface ChangeTrial {

  /** What it would do; nothing is written. */
  ChangePreview tryOut(SubmissionId submission, JsonNode document);
}
