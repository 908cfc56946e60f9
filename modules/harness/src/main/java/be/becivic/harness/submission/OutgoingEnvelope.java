package be.becivic.harness.submission;

import be.becivic.harness.buffer.BufferedItem;
import be.becivic.protocol.feedback.Capability;
import be.becivic.protocol.id.SessionId;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Items of one session on their way.
 *
 * @param agent what the client says it is, as runtime and version
 */
record OutgoingEnvelope(
    SessionId session, String agent, Set<Capability> capabilities, List<BufferedItem> items) {
  private static final int MOST_ITEMS = 50;

  /** As many as it takes: one holds fifty items. */
  static List<OutgoingEnvelope> split(
      SessionId session, String agent, Set<Capability> capabilities, List<BufferedItem> items) {
    List<OutgoingEnvelope> envelopes = new ArrayList<>();
    for (int at = 0; at < items.size(); at += MOST_ITEMS) {
      List<BufferedItem> some = items.subList(at, Math.min(items.size(), at + MOST_ITEMS));
      envelopes.add(new OutgoingEnvelope(session, agent, capabilities, List.copyOf(some)));
    }
    return envelopes;
  }

  String body(String mode, Instant now) {
    ObjectNode json =
        JsonNodeFactory.instance
            .objectNode()
            .put("schema_version", 1)
            .put("session_id", session.toString())
            .put("submitted_at", now.truncatedTo(ChronoUnit.SECONDS).toString())
            .put("submitting_agent", agent)
            .put("submission_contract_version", BufferedItem.CONTRACT)
            .put("mode", mode);
    ArrayNode declared = json.putArray("declared_capabilities");
    capabilities.stream().sorted().map(Capability::wireName).forEach(declared::add);
    ArrayNode list = json.putArray("items");
    items.forEach(item -> list.add(item.json()));
    return json.toString();
  }
}
