package be.becivic.snapshot;

import be.becivic.protocol.json.StrictJson;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The published members of a stored submission: what it says, and nothing about who said it. */
final class PublishedPayload {
  private PublishedPayload() {}

  static void write(ObjectNode row, String payload, List<String> published) {
    JsonNode document = StrictJson.parseStored(payload);
    ObjectNode said = row.putObject("payload");
    for (String name : published) {
      document.optional(name).ifPresent(member -> said.set(name, member));
    }
  }

  static String read(SnapshotRow row) {
    return row.fields().find("payload").map(JsonNode::toString).orElse("{}");
  }
}
