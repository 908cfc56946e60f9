package be.becivic.snapshot;

import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.json.StrictJson;
import java.time.Instant;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The published members of a stored submission: what it says, and nothing about who said it. */
final class PublishedPayload {
  private static final String NOBODY = "restored";

  private PublishedPayload() {}

  static void write(ObjectNode row, String payload, List<String> published) {
    JsonNode document = StrictJson.parseStored(payload);
    ObjectNode said = row.putObject("payload");
    for (String name : published) {
      document.optional(name).ifPresent(member -> said.set(name, member));
    }
  }

  /** With what a stored submission has to say of itself, so that it can be gone on with. */
  static String read(SnapshotRow row, SubmissionId id, Instant at) {
    return row.fields()
        .find("payload")
        .map(JsonNode::asObject)
        .map(
            payload ->
                payload
                    .put(FeedbackType.of(id.kind()).idField(), id.toString())
                    .put("submitting_agent", NOBODY)
                    .put("submitted_at", at.toString())
                    .toString())
        .orElse("{}");
  }
}
